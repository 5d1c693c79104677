import { moneyText } from '@/domain/money';
import { policy } from '../policy';
import { FLEXIBLE_RULES } from '../rule-names';
import { HOTLINE, list, type NoteText, p, REGULATION } from './note-text';

/** GJ0803. */
export const flexibleTransferNote: NoteText = {
  bjsj: '即时办结；扣款账户不能核验的1个工作日',
  xzdy: p(
    '灵活就业人员入职后转到单位缴存，离职职工的封存账户转为灵活就业缴存，以及把本人以前的封存账户并入现在的账户。',
  ),
  slyj: list(REGULATION, FLEXIBLE_RULES),
  sltj: list(
    '账户未冻结，没有正在办理的提取和预缴、补缴；',
    '转单位缴存的，转入单位正常缴存；',
    `转灵活就业的，月缴存额在${moneyText(policy('p.lhJeXx').value)}至${moneyText(policy('p.lhJeSx').value)}之间；`,
    '并入的账户为本人名下的封存账户，未冻结。',
  ),
  sqcl: p('不需要材料；扣款账户银行不能核验的，上传本人银行卡。'),
  bllc: list('选择转移类型；', '填写转入单位，或缴存与扣款约定，或选择并入的账户；', '核对转移金额后提交。'),
  bljg: p(
    '转单位缴存的，账户转入单位名下封存，由单位办理启封后缴存；转灵活就业的，自生效年月起扣款；并入的，余额和截至当日的利息一并转入，原账户销户。',
  ),
  bz: p(`个人账号不变，转移前后的月份间隔不超过一个月的连续计算。未到月份的预缴款项退回扣款账户。${HOTLINE}`),
};
