import { policy } from '../policy';
import { CENTRE_NAME } from '../system-config';
import { HOTLINE, list, type NoteText, p, REGULATION } from './note-text';

const RULES = list(REGULATION, `《${CENTRE_NAME}个人住房贷款管理办法》`);

/** GD0405. */
export const cardChangeNote: NoteText = {
  bjsj: '即时办结；银行不能核验的1个工作日',
  xzdy: p('把住房公积金贷款的还款账户换成借款人本人的另一张银行卡。'),
  slyj: RULES,
  sltj: list(
    '有正在偿还的住房公积金贷款，逾期的也可以办理；',
    `放款日、还款日当天和还款日前${policy('p.hkTbts').value}日内不办理；`,
    '新账户须为借款人本人的银行账户。',
  ),
  sqcl: p('银行核验通过的无需提交材料；不能核验的，上传本人银行卡。还款扣款授权书由系统生成，在手机上签署。'),
  bllc: list(
    '选择贷款，填写新的开户行和账号，银行核验户名；',
    '查看生效日期和新账户首次扣款的金额；逾期的，列明逾期款项和罚息；',
    '填写短信验证码，在手机上签署授权书并提交。',
  ),
  bljg: p('自生效日期起从新账户扣款，原账户的授权终止；结果通过消息中心和短信告知，授权书可以下载。'),
  bz: p(`请保证新账户在还款日前余额充足。已签约冲还贷的，先扣公积金账户，不足部分从新账户扣划。${HOTLINE}`),
};
