import { policy } from '../policy';
import { LOAN_RULES } from '../rule-names';
import { HOTLINE, list, type NoteText, p, REGULATION } from './note-text';

const RULES = list(REGULATION, LOAN_RULES);

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

const CHANGEABLE = [
  '贷款正常还款，没有逾期款项；',
  `已还满${policy('p.qxbgQs').value}期，剩余期数不少于2期，距上次同类变更满${policy('p.qxbgJg').value}个月；`,
  '没有执行中的冲还贷约定；放款日、还款日当天不办理；',
];

const SUPPLEMENT =
  '无需提交材料。借款合同补充协议由系统生成，借款人和全体共同借款人在手机上签署；共同借款人不在场或者在境外的，打开短信中的链接签署，无需扫码。';

/** GD0404. */
export const methodChangeNote: NoteText = {
  bjsj: '即时办结；有共同借款人的，全部签署后办结',
  xzdy: p('在等额本息与等额本金之间变更剩余本金的还款方式，期限和利率不变。'),
  slyj: RULES,
  sltj: list(...CHANGEABLE, `变更后首期月还款额高于现在的，不超过借款人缴存基数合计的${policy('p.dkHkbl').value}%。`),
  sqcl: p(SUPPLEMENT),
  bllc: list(
    '选择贷款和新的还款方式，查看变更前后的还款计划；',
    '阅读综合融资成本明示表；',
    '在手机上签署补充协议并提交，共同借款人在本人手机上签署。',
  ),
  bljg: p('自下一期起按新的还款计划还款，贷款余额不变；补充协议和新的还款计划可以下载，结果通过消息中心和短信告知。'),
  bz: p(`等额本金前期月还款额较高、总利息较少，请按收入情况选择。${HOTLINE}`),
};

/** GD0406. */
export const termChangeNote: NoteText = {
  bjsj: `缩短的即时办结；延长的${policy('p.dkBjr').value}个工作日；有共同借款人的，全部签署后办结`,
  xzdy: p('缩短或者延长贷款的剩余还款期限，还款方式不变。'),
  slyj: RULES,
  sltj: list(
    ...CHANGEABLE,
    `变更后总期限不超过${policy('p.dkZcqx').value}个月，到期时不超过法定退休时间后5年和${policy('p.dkZdnl').value}周岁；`,
    `缩短后首期月还款额不超过借款人缴存基数合计的${policy('p.dkHkbl').value}%；延长的，须说明原因并经审核。`,
  ),
  sqcl: p(`缩短的${SUPPLEMENT}延长的还需收入证明，账户正常缴存的由系统核验，免交。`),
  bllc: list(
    '选择贷款，填写变更后的剩余期数，查看变更前后的还款计划和利率；',
    '阅读综合融资成本明示表；',
    '在手机上签署补充协议并提交，共同借款人在本人手机上签署；延长的由中心审核。',
  ),
  bljg: p('自生效期次起按新的还款计划还款，贷款余额不变；补充协议可以下载，结果通过消息中心和短信告知。'),
  bz: p(`总期限跨过五年的，执行利率随之改变，当期利息仍按原利率计算。延长会增加总利息。${HOTLINE}`),
};
