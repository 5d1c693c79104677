import { policy } from '../policy';
import { HOTLINE, list, type NoteText, p, REGULATION } from './note-text';

/** ZY0101. */
export const transferInNote: NoteText = {
  bjsj: `${policy('p.zyBjr').value}个工作日`,
  xzdy: p('在其他城市缴存过的，把原账户的余额和缴存月数转到本市账户，不用回原来的城市办理。'),
  slyj: list(REGULATION, '《个人住房公积金账户转移接续办法》（云房金〔2026〕2号）'),
  sltj: list(
    `在本市账户正常、连续缴存满${policy('p.zyKhys').value}个月；`,
    '原账户已封存，没有冻结；',
    '在原缴存地没有未还清的公积金贷款。',
  ),
  sqcl: p('全国转移接续平台能查到原账户的不需要材料；查不到的，可以上传转出地的账户查询页或缴存证明。'),
  bllc: list(
    '选择转出中心，核对原单位和原个人账号；',
    '本中心向转出中心发出联系函；',
    '转出中心核对后同意并划款，或者说明不予转出的原因；',
    '到账金额与通知一致的当日入账。',
  ),
  bljg: p('本金、利息分别记入您的账户，缴存月数一并计入；每一步都在“转移接续进度”里，结果以消息和短信告知。'),
  bz: p(
    `到账金额与转出中心通知不一致的，核清之前不入账，并告知您。超过承诺日期的可以催办。转出中心受理之前可以撤销。${HOTLINE}`,
  ),
};
