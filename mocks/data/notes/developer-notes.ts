import { CENTRE_NAME } from '../system-config';
import { HOTLINE, list, type NoteText, p } from './note-text';

const RULES = list('《住房公积金管理条例》（国务院令第844号修订）', `《${CENTRE_NAME}合作楼盘管理办法》`);

/** KH0103. */
export const developerNote: NoteText = {
  bjsj: '只变更联系人的即时办结；其他5个工作日，账户变更自审核通过的次日起生效',
  xzdy: p('维护开发企业的基本信息、联系人、售房账户和保证金账户。'),
  slyj: RULES,
  sltj: list(
    '只变更联系人、联系电话、电子邮箱的，提交后即时生效；',
    '名称、资质、法定代表人和账户的变更由中心审核；',
    '售房账户须为本企业的账户，由开户银行核验；正被楼盘使用的监管账户不能停用。',
  ),
  sqcl: p('营业执照、资质证书由系统核验，免交；变更账户的，上传保证金、监管账户协议。'),
  bllc: list('修改需要变更的项目，核对原值和新值；', '在手机上签署确认书并提交；', '中心审核，账户变更次日生效。'),
  bljg: p('变更结果通过消息中心和短信告知；生效后审批的贷款划入新的账户。'),
  bz: p(`资质有效期届满前请及时更新。${HOTLINE}`),
};
