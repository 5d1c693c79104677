import { policy } from '../policy';
import { HOTLINE, list, type NoteText, p, REGULATION } from './note-text';

/** GJ0202. */
export const backPaymentNote: NoteText = {
  bjsj: '款项到账后即时入账；须核对材料的1个工作日内审核',
  xzdy: p('单位为职工补缴以前漏缴、少缴或缓缴的月份，可以一人或多人办理，也可以导入名单。'),
  slyj: list(`${REGULATION}第十九条、第二十条`),
  sltj: list(
    '职工在本单位正常缴存或封存；',
    '补缴的月份不晚于单位缴至年月，不早于职工开户年月；',
    `网上可以补缴最近${policy('p.bjZdys').value}个月，更早的到网点办理；`,
    '已足额缴存的月份不能再补缴。',
  ),
  sqcl: p('少缴和工资补发的，上传工资发放明细；按执法文书、判决补缴的，上传文书；其他无需材料。'),
  bllc: list(
    '选择补缴方式和原因；',
    '填写或导入职工和月份，金额按该月的比例计算；',
    '选择缴款方式后提交；',
    '缴款到账后逐月记入职工账户，生成补缴凭证。',
  ),
  bljg: p('补缴的月份计入职工的连续缴存月数，可以恢复提取和贷款资格；职工收到补缴通知。'),
  bz: p(HOTLINE),
};
