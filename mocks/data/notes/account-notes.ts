import { policy } from '../policy';
import { HOTLINE, list, type NoteText, p, REGULATION } from './note-text';

/** GJ0302, by the person. */
export const infoChangeNote: NoteText = {
  bjsj: '即时办结',
  xzdy: p(
    '变更本人的手机号码、联系方式、家庭信息、职业信息和收款银行卡。姓名和证件号码如需变更，请联系单位或到网点办理。',
  ),
  slyj: list(REGULATION),
  sltj: list(
    '变更手机号码须输入原号码和新号码收到的验证码；原号码已停用的，可以刷脸核验；',
    '收款银行卡须为本人名下的一类账户，由中心向银行核验；',
    '24小时内先后变更手机号码和银行卡的，提取款项延后24小时支付。',
  ),
  sqcl: p('一般无需提交材料；银行卡核验不通过的，上传本人银行卡照片。'),
  bllc: list('修改需要变更的项目；', '核对原值和新值；', '提交后即时生效。'),
  bljg: p('变更结果发送短信至原号码和新号码，可在个人账户信息中查看变更记录。'),
  bz: p(`如非本人操作请立即联系12329。`),
};

/** GJ0302, by the unit on behalf of a member. */
export const memberChangeNote: NoteText = {
  bjsj: '即时办结',
  xzdy: p('单位经办人代职工变更联系方式、婚姻、学历、职业和住址等非关键信息。'),
  slyj: list(REGULATION),
  sltj: list('职工为本单位缴存职工；', '银行卡不能由单位变更；', '手机号码须经职工本人确认后生效。'),
  sqcl: p('无需提交材料。'),
  bllc: list('选择职工；', '修改需要变更的项目，核对原值和新值；', '提交后通知职工本人。'),
  bljg: p('变更的项目和办理单位通过短信告知职工，职工可随时自行修改。'),
  bz: p(HOTLINE),
};

/** GJ0201. */
export const remittanceNote: NoteText = {
  bjsj: '款项到账后即时入账',
  xzdy: p('单位按月确认汇缴清册，缴存单位和职工的住房公积金。'),
  slyj: list(`${REGULATION}第十九条`),
  sltj: list(
    '按月顺序汇缴，不能跨月；',
    `发放工资之日起${policy('p.hjqx').value}日内汇缴；`,
    '没有未办结的基数调整和比例调整；',
    '上月人数、金额与本月增减、调整须平衡。',
  ),
  sqcl: p('无需提交材料；首次汇缴可以上传工资发放名册。'),
  bllc: list(
    '选择汇缴年月和清册来源；',
    '核对清册；',
    '选择缴款方式，提交清册；',
    '缴款到账后分摊入账，生成汇缴凭证。',
  ),
  bljg: p('入账后职工账户增加当月缴存额，单位可以打印汇缴凭证。款项不足的转入暂收款，补足后入账；多缴的留作暂收款。'),
  bz: p(`因困难不能按时汇缴的，可以申请缓缴或降低比例。${HOTLINE}`),
};

/** GJ0203. */
export const baseAdjustmentNote: NoteText = {
  bjsj: '即时办结',
  xzdy: p('每个缴存年度按职工上一年度月平均工资调整缴存基数；年度中间可以个别调整。'),
  slyj: list(`${REGULATION}第十六条`, '《关于2026年度住房公积金缴存调整的通知》'),
  sltj: list(
    `基数不低于${policy('p.jcjsXx').value}元，不高于${policy('p.jcjsSx').value}元，超出的按上下限核定；`,
    '全部正常缴存的职工都要列出，不调整的说明原因；',
    '每个缴存年度办理一次年度调整；',
    '生效年月不早于应汇缴年月。',
  ),
  sqcl: p('工资发放明细可以在抽查时补传；基数申报承诺书由系统生成。'),
  bllc: list(
    '下载带有职工名册的模板；',
    '填写上年月平均工资后导入，或直接在页面上填写；',
    '逐条核对问题并更正；',
    '确认后提交。',
  ),
  bljg: p('自生效年月起按新基数汇缴；职工收到新旧基数和月缴存额的通知，15日内可以提出异议。'),
  bz: p(`少报基数的，职工可以投诉举报。${HOTLINE}`),
};
