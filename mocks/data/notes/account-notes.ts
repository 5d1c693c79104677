import { moneyText } from '@/domain/money';
import { policy, policyCount } from '../policy';
import { HOTLINE, list, type NoteText, p, REGULATION } from './note-text';

/** GJ0302, by the person. */
export const infoChangeNote: NoteText = {
  bjsj: '即时办结；上传材料的1个工作日内审核',
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
    `按月顺序汇缴，不能跨月，最多提前${policy('p.hjTq').value}个月办理；`,
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

/** GJ0305. */
export const memberSealingNote: NoteText = {
  bjsj: '即时办结；死亡、错开户或上传材料的1个工作日内审核',
  xzdy: p('单位为停止缴存的职工办理账户封存，可以一人或多人办理，也可以导入名单。'),
  slyj: list(`${REGULATION}第十五条`),
  sltj: list(
    '职工在本单位正常缴存；',
    '单位账户正常或缓缴；',
    '没有未办结的汇缴、基数调整和比例调整；',
    '停缴年月不早于应汇缴年月。',
  ),
  sqcl: p('终止劳动关系的，可以上传终止劳动关系文件；上传的由中心人工核验。'),
  bllc: list('选择职工或导入名单；', '填写封存原因和停缴年月；', '核对后提交。'),
  bljg: p('账户封存后不再列入汇缴清册；职工收到封存通知，有异议的可以联系单位或拨打12329。'),
  bz: p(`单位应当自劳动关系终止之日起30日内办理封存。${HOTLINE}`),
};

/** GJ0301. */
export const accountOpeningNote: NoteText = {
  bjsj: '即时办结；证件类型不是身份证或上传材料的1个工作日内审核',
  xzdy: p('单位为新录用的职工设立住房公积金个人账户，可以一人或多人办理，也可以导入名单。'),
  slyj: list(`${REGULATION}第十四条、第十五条`),
  sltj: list(
    '职工与本单位存在劳动关系，年满16周岁；',
    '职工在本中心没有账户；有封存账户的办理启封或转移；',
    `缴存基数在${moneyText(policy('p.jcjsXx').value)}至${moneyText(policy('p.jcjsSx').value)}之间；`,
    '起缴年月不早于应汇缴年月。',
  ),
  sqcl: p('可以上传身份证和劳动合同；上传的由中心人工核验。'),
  bllc: list('填写或导入新职工；', '逐条核对问题并更正；', '核对后提交。'),
  bljg: p('即时得到个人账号，职工收到开户短信，自起缴年月起列入汇缴清册。'),
  bz: p(`单位应当自录用之日起30日内办理。${HOTLINE}`),
};

/** GJ0304. */
export const memberReopeningNote: NoteText = {
  bjsj: '即时办结',
  xzdy: p('单位为在本单位封存的职工恢复缴存，可以一人或多人办理，也可以导入名单。'),
  slyj: list(`${REGULATION}第十五条`),
  sltj: list(
    '职工账户在本单位封存，没有在其他单位正常缴存；',
    '没有在途的提取业务；',
    `缴存基数在${moneyText(policy('p.jcjsXx').value)}至${moneyText(policy('p.jcjsSx').value)}之间；`,
    '启封年月不早于应汇缴年月。',
  ),
  sqcl: p('不需要材料。'),
  bllc: list('选择职工或导入名单；', '填写启封原因、缴存基数和启封年月；', '核对后提交。'),
  bljg: p('自启封年月起列入汇缴清册，职工收到启封通知。'),
  bz: p(HOTLINE),
};

/** GJ0312. */
export const sealReasonNote: NoteText = {
  bjsj: '即时办结；上传证明文件的1个工作日内审核',
  xzdy: p('更正登记有误的封存原因，可以一人或多人办理。'),
  slyj: list(`${REGULATION}第十五条`),
  sltj: list('职工账户在本单位封存；', '新旧封存原因不同；', '职工没有按原封存原因办理提取。'),
  sqcl: p('改为终止劳动关系或离退休的，上传终止劳动关系文件或退休审批。'),
  bllc: list('选择职工或导入名单；', '选择新封存原因，说明修改的理由；', '核对后提交。'),
  bljg: p('职工可以办理的提取随封存原因改变；职工收到通知。'),
  bz: p(HOTLINE),
};

/** GJ0311. */
export const phoneChangeNote: NoteText = {
  bjsj: '即时发送确认短信',
  xzdy: p('单位为一名或多名职工申请变更手机号码。'),
  slyj: list(REGULATION),
  sltj: list(
    '职工账户在本单位；',
    '新手机号没有被其他缴存人使用，名单中不重复；',
    `新手机号经职工本人在${policy('p.sjhmQr').value}小时内确认。`,
  ),
  sqcl: p('无需提交材料。'),
  bllc: list('选择职工或导入名单；', '填写新手机号；', '核对后提交，由职工本人登录网上办事大厅确认。'),
  bljg: p('职工确认后即时生效，新、旧号码都会收到短信；未确认的不变更。确认状态见办件的修改明细。'),
  bz: p(HOTLINE),
};

/** GJ0314. */
export const addressChangeNote: NoteText = {
  bjsj: '即时办结',
  xzdy: p('单位代一名或多名职工变更登记的家庭地址。'),
  slyj: list(REGULATION),
  sltj: list('职工账户在本单位；', '省市区在地址库中，详细地址不超过30个字。'),
  sqcl: p('无需提交材料。'),
  bllc: list('选择职工或导入名单；', '填写省市区和详细地址；', '核对后提交。'),
  bljg: p('以最后一次登记的为准，职工收到通知并可以随时改回。每一批的人数、成功数和失败明细在“批次记录”中查看。'),
  bz: p(HOTLINE),
};

/** GJ0203. */
export const baseAdjustmentNote: NoteText = {
  bjsj: '即时办结；上传材料的1个工作日内审核',
  xzdy: p('每个缴存年度按职工上一年度月平均工资调整缴存基数；年度中间可以个别调整。'),
  slyj: list(`${REGULATION}第十六条`, '《关于2026年度住房公积金缴存调整的通知》'),
  sltj: list(
    `基数不低于${moneyText(policy('p.jcjsXx').value)}，不高于${moneyText(policy('p.jcjsSx').value)}，超出的按上下限核定；`,
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
  bljg: p(`自生效年月起按新基数汇缴；职工收到新旧基数和月缴存额的通知，${policyCount('p.jsYy')}日内可以提出异议。`),
  bz: p(`少报基数的，职工可以投诉举报。${HOTLINE}`),
};
