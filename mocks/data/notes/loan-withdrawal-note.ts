import { policy } from '../policy';
import { WITHDRAWAL_RULES } from '../rule-names';
import { HOTLINE, list, type NoteText, p, REGULATION } from './note-text';

const days = `${policy('p.tqBjr').value}个工作日`;
const apart = policy('p.chdJg').value;

/** TQ0106. */
export const loanNote: NoteText = {
  bjsj: days,
  xzdy: p('偿还购房贷款本息的，借款人、配偶和共同借款人在已经归还的本金和利息内提取个人账户余额。'),
  slyj: list(`${REGULATION}第二十四条`, WITHDRAWAL_RULES),
  sltj: list(
    '个人账户正常或封存；本中心的贷款逾期的，也可以办理；',
    '本中心、其他城市公积金中心和商业银行的住房贷款，至少已归还一期，未签约冲还贷；',
    `提取金额不超过上次提取之后（最多${apart}个月）已还的本金和利息，全部借款人共用，同一笔还款只能提取一次；`,
    `两次单次提取间隔${apart}个月，提前部分还款或结清的不受此限；`,
    '已办理租房提取的月份，当月还款不计入；由公积金账户冲还的部分不计入。',
  ),
  sqcl: list('借款合同、还款明细：系统能查到的贷款免交；', '以配偶的贷款提取的，婚姻证明，婚姻登记可以核验的免交。'),
  bllc: list(
    '阅读办理须知，确认用户办理须知；',
    '系统核对办理条件；',
    '选择贷款，核对还款区间和可提取额，填写申请金额，选择单次、按月或按年约定；',
    '采集材料，系统能核验的免交；',
    `核对确认后提交，中心在${days}内作出决定。`,
  ),
  bljg: p('准予提取的，资金转入申请人本人一类银行账户，并发送短信；不予提取的，说明理由、依据和下一步办法。'),
  bz: p(
    `按月约定的每月${policy('p.hdYdr').value}日转账，按年约定的每满12个月转账；可以随时在“约定提取管理”中暂停或终止。${HOTLINE}`,
  ),
};
