import { policy } from '../policy';
import { HOTLINE, list, type NoteText, p, REGULATION } from './note-text';

/** GJ0801. */
export const flexibleNote: NoteText = {
  bjsj: '扣款账户核验通过的即时办结，其他3个工作日',
  xzdy: p('没有用人单位的灵活就业人员自愿开立住房公积金个人账户，自行缴存；已封存的个人账户转为灵活就业缴存。'),
  slyj: list(REGULATION, '《本中心灵活就业人员缴存管理办法》'),
  sltj: list(
    '在本市居住或从业；',
    '年满16周岁，未达到法定退休年龄；',
    '没有由单位正常缴存的个人账户；',
    `月缴存额在${policy('p.lhJeXx').value}元至${policy('p.lhJeSx').value}元之间，约定扣款日在每月${policy('p.lhKkr').value.replace('-', '日至')}日。`,
  ),
  sqcl: p(
    '居民身份证经系统核验后免交；港澳台及外籍人员上传居留证件；灵活就业登记或平台证明可以选传。缴存使用协议由系统生成，在手机上签名。',
  ),
  bllc: list(
    '阅读并同意缴存使用协议；',
    '填写个人、缴存和扣款信息；',
    '上传材料；',
    '核对后签署并提交；',
    '审核通过后开立账户。',
  ),
  bljg: p('开立个人账户，约定的扣款自首次扣款日起执行；协议和个人账号可以在“我的办件”中查看，首次扣款日以短信告知。'),
  bz: p(`扣款账户须为本人名下。${HOTLINE}`),
};
