import { policy } from '../policy';
import { LOAN_RULES, OFFSET_RULES, WITHDRAWAL_RULES } from '../rule-names';
import { HOTLINE, list, type NoteText, p, REGULATION } from './note-text';

/** GD0101. */
export const loanNote: NoteText = {
  bjsj: `${policy('p.dkBjr').value}个工作日`,
  xzdy: p('缴存职工购买、建造、翻建、大修自住住房，可以申请住房公积金贷款。'),
  slyj: list(`${REGULATION}第二十六条至第二十八条`, LOAN_RULES),
  sltj: list(
    `连续足额缴存满${policy('p.dkJcys').value}个月；`,
    `家庭公积金贷款次数少于${policy('p.dkCs').value}次，住房少于${policy('p.dkTs').value}套，没有未结清的公积金贷款；`,
    `首付款不低于房价的${policy('p.dkSf1').value}%（保障性住房${policy('p.dkSfBz').value}%）；`,
    `月还款额不超过家庭月收入的${policy('p.dkHkbl').value}%；`,
    `一名缴存人最高${policy('p.dkGr').value}元，两名最高${policy('p.dkJt').value}元，多子女家庭和绿色建筑可以上浮。`,
  ),
  sqcl: list(
    '身份证明、婚姻证明（系统核验的免交）；',
    '购房合同（网签备案的免交）和首付款凭证；',
    '征信查询授权书由系统生成，在线签署。',
  ),
  bllc: list(
    '系统检查办理条件；',
    '按任务清单填写借款人、房屋、贷款和还款信息，系统显示四项限额和可贷额度；',
    '采集材料，阅读综合融资成本明示表，核对后在手机上签署并提交；',
    '中心审批后，共同借款人在本人手机上签署，其账户余额自此计入可贷额度，开发商确认房屋；',
    `借款人、共同借款人和保证人在${policy('p.dkHtQx').value}日内签署借款合同，选择放款后冲还贷的一并签署冲还贷协议；全部签署后办理抵押登记、放款。`,
  ),
  bljg: p('批准的，贷款划入售房人或监管账户，次月起还款；未批准的，说明理由、依据和下一步办法。'),
  bz: p(`骗取贷款的，责令退回，五年内不得提取和贷款。${HOTLINE}`),
};

/** GD0601. */
export const offsetNote: NoteText = {
  bjsj: '即时办结',
  xzdy: p(
    '签约冲还贷后，住房公积金贷款的还款先从参与人的公积金账户扣划，不足部分由还款银行卡支付；不再需要时可以解除。',
  ),
  slyj: list(REGULATION, OFFSET_RULES),
  sltj: list(
    '住房公积金贷款状态正常；',
    '参与人的公积金账户未冻结、未销户；',
    `还款日前${policy('p.hkTbts').value}日内不能签约或解除。`,
  ),
  sqcl: p('无需提交材料。冲还贷协议由系统生成，参与人在本人手机上签署。'),
  bllc: list(
    '选择冲还贷方式、参与人员和扣款顺序，查看未来十二个月的模拟；',
    '核对后在手机上签署并提交；',
    `有其他参与人的，${policy('p.qsQx').value}日内全部签署后生效。`,
  ),
  bljg: p('自下一期还款起生效，每次冲还的结果通过消息中心告知，可在“冲还贷记录”中查看。'),
  bz: p(`签约后，正在执行的租房提取和还贷提取约定随之终止。${HOTLINE}`),
};

/** GD0602. */
export const cardRepaymentNote: NoteText = {
  bjsj: '预约的扣款日',
  xzdy: p('用贷款的还款卡归还逾期款项、提前归还部分本金，或者提前结清贷款。'),
  slyj: list(REGULATION, LOAN_RULES),
  sltj: list(
    '有正在偿还的住房公积金贷款；放款日、还款日当天不办理；',
    `提前还款须已还满${policy('p.thQs').value}期；部分提前还款没有逾期，每次不低于${policy('p.thZd').value}元，每年不超过${policy('p.thCs').value}次；`,
    '归还逾期和全部提前结清不限次数。',
  ),
  sqcl: p('无需提交材料。'),
  bllc: list(
    '选择贷款、还款类型和扣款日，查看扣款金额和还款前后的计划；',
    '核对后提交；扣款前可以撤回；',
    `扣款日从还款卡扣款；余额不足的，下一工作日再次扣款，共扣款${policy('p.hkKkcs').value}次。`,
  ),
  bljg: p(
    '扣款后即时入账：先罚息，再逾期利息、逾期本金，然后当期利息和本金；还款计划随之更新。结清的可以开具结清证明。',
  ),
  bz: p(`扣款金额以扣款当日核定为准。全部结清后冲还贷协议终止，凭结清证明办理抵押注销登记。${HOTLINE}`),
};

/** GD0605. */
export const depositRepaymentNote: NoteText = {
  bjsj: '预约的还款日',
  xzdy: p('提取借款人、配偶和共同借款人的住房公积金，直接归还本中心的贷款：归还逾期、部分提前还款或者全部结清。'),
  slyj: list(REGULATION, WITHDRAWAL_RULES, LOAN_RULES),
  sltj: list(
    '有正在偿还的住房公积金贷款，逾期的也可以办理；放款日、还款日当天不办理；',
    '该贷款没有正在办理的其他还款；',
    `提前还款须已还满${policy('p.thQs').value}期；部分提前还款没有逾期，提取合计不低于${policy('p.thZd').value}元，与银行卡还款合计每年不超过${policy('p.thCs').value}次；`,
    `账户余额可以全部用于还贷（须保留的金额为${policy('p.zhBlje').value}元），冻结的金额不能提取；当月已办理租房提取的不能再提取还贷。`,
  ),
  sqcl: p('无需提交材料。授权书由系统生成，各提取人员在本人手机上签署。'),
  bllc: list(
    '选择贷款、还款类型和还款日，填写每人的提取金额，查看还款前后的计划；',
    `核对后在手机上签署并提交；须他人签署的，${policy('p.qsQx').value}日内全部签署；`,
    '还款日从各账户提取入账；还清、结清时不足的部分从还款卡扣款补足。',
  ),
  bljg: p('款项不划入个人银行账户。入账结果告知每一位提取人员，还款计划随之更新；结清的可以开具结清证明。'),
  bz: p(`已签约冲还贷的可以办理，冲还贷继续有效；全部结清后冲还贷协议终止。${HOTLINE}`),
};

/** YT1101. */
export const outsideOffsetNote: NoteText = {
  bjsj: `即时办结；全国共享平台未及时返回的，最长${policy('p.ydHyts').value}个工作日`,
  xzdy: p('在本市缴存、在其他城市有住房公积金贷款的，每月从本市公积金账户划款至贷款的还款账户；不再需要时可以解除。'),
  slyj: list(REGULATION, '《全国住房公积金异地贷款业务细则》'),
  sltj: list(
    '个人账户未冻结、未销户；',
    '借款人为本人或者配偶，贷款信息经全国住房公积金共享平台核验；',
    '约定划款日早于还款日3日以上。',
  ),
  sqcl: p('无需提交材料。配偶的贷款，婚姻登记不能核验的上传婚姻证明。签约协议由系统生成，在手机上签署。'),
  bllc: list(
    '填写贷款中心、借款合同编号和借款人，系统向全国共享平台核验；',
    '约定划款日和账户保留余额，查看预计每月划款；',
    '核对后在手机上签署并提交。',
  ),
  bljg: p('每月约定划款日划款，金额为月还款额与账户余额减保留余额两者取低，结果告知签约人。'),
  bz: p(`贷款结清、个人账户销户或转出的，签约自动终止。共享平台未返回的申请予以保留并每日重新核验。${HOTLINE}`),
};

/** GD0701. */
export const mortgageReleaseNote: NoteText = {
  bjsj: `${policy('p.dyzxTs').value}个工作日`,
  xzdy: p('贷款结清后，由中心与不动产登记机构联网注销住房的抵押登记。'),
  slyj: list('《不动产登记暂行条例》', LOAN_RULES),
  sltj: list(`${policy('p.dyzxQy').value}起网上办理；`, '贷款已结清，抵押登记尚未注销；', '不动产没有查封登记。'),
  sqcl: p('无需提交材料。结清证明由中心提供给登记机构。'),
  bllc: list('选择已结清的贷款，核对不动产权证号和抵押证明号；', '提交后由登记机构办理，办妥前可以撤回。'),
  bljg: p('抵押登记注销后告知申请人，不动产权证书不需要更换；登记机构不予办理的，说明原因和下一步办法。'),
  bz: p(`急需的，可以携带结清证明到不动产登记窗口办理。${HOTLINE}`),
};
