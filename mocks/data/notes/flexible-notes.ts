import { moneyText } from '@/domain/money';
import { policy } from '../policy';
import { FLEXIBLE_RULES } from '../rule-names';
import { HOTLINE, list, type NoteText, p, REGULATION } from './note-text';

/** GJ0801. */
export const flexibleNote: NoteText = {
  bjsj: '扣款账户核验通过的即时办结，其他3个工作日',
  xzdy: p('没有用人单位的灵活就业人员自愿开立住房公积金个人账户，自行缴存；已封存的个人账户转为灵活就业缴存。'),
  slyj: list(REGULATION, FLEXIBLE_RULES),
  sltj: list(
    '在本市居住或从业；',
    '年满16周岁，未达到法定退休年龄；',
    '没有由单位正常缴存的个人账户；',
    `月缴存额在${moneyText(policy('p.lhJeXx').value)}至${moneyText(policy('p.lhJeSx').value)}之间，约定扣款日在每月${policy('p.lhKkr').value.replace('-', '日至')}日。`,
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

/** GJ0804. */
export const flexibleAmountNote: NoteText = {
  bjsj: '即时办结',
  xzdy: p('按月缴存的灵活就业人员调整月缴存额。'),
  slyj: list(REGULATION, FLEXIBLE_RULES),
  sltj: list(
    '个人账户正常，按月缴存；',
    `月缴存额在${moneyText(policy('p.lhJeXx').value)}至${moneyText(policy('p.lhJeSx').value)}之间；`,
    '每个缴存年度调整不超过两次；',
    '有未还清公积金贷款的，不低于借款合同约定的月缴存额。',
  ),
  sqcl: p('不需要材料。'),
  bllc: list('填写新的月缴存额、比例和生效年月；', '核对后提交。'),
  bljg: p('自生效年月起按新的金额扣款。'),
  bz: p(HOTLINE),
};

/** GJ0810. */
export const flexiblePauseNote: NoteText = {
  bjsj: '即时办结',
  xzdy: p('灵活就业人员暂停缴存，停止每月扣款。'),
  slyj: list(REGULATION, FLEXIBLE_RULES),
  sltj: list('个人账户正常，按月缴存；', '本月已扣款或正在扣款的，自下月起停缴。'),
  sqcl: p('不需要材料。'),
  bllc: list('选择封存原因和停缴年月；', '核对后提交。'),
  bljg: p('自停缴年月起不再扣款，余额照常计息，随时可以启封。'),
  bz: p(HOTLINE),
};

/** GJ0809. */
export const flexibleResumeNote: NoteText = {
  bjsj: '即时办结',
  xzdy: p('已封存的灵活就业人员恢复缴存。'),
  slyj: list(REGULATION, FLEXIBLE_RULES),
  sltj: list(
    '灵活就业账户已封存，没有由单位正常缴存；',
    `月缴存额在${moneyText(policy('p.lhJeXx').value)}至${moneyText(policy('p.lhJeSx').value)}之间。`,
  ),
  sqcl: p('不需要材料。'),
  bllc: list('填写月缴存额、比例、约定扣款日和启封年月；', '核对后提交。'),
  bljg: p('自启封年月起按约定的账户和日期扣款。'),
  bz: p(HOTLINE),
};

/** GJ0805. */
export const flexibleMandateNote: NoteText = {
  bjsj: '即时办结；银行不能核验的1个工作日',
  xzdy: p('按月缴存的灵活就业人员更换扣款账户，或调整约定扣款日。'),
  slyj: list(REGULATION, FLEXIBLE_RULES),
  sltj: list(
    '个人账户正常，按月缴存；',
    '扣款当日及前一日不办理；扣款未成功的，待当月再次扣款结束后办理；',
    `新账户须为本人名下，约定扣款日在每月${policy('p.lhKkr').value.replace('-', '日至')}日。`,
  ),
  sqcl: p('银行核验通过的无需提交材料；不能核验的，上传本人银行卡。扣款授权书由系统生成，在手机上签署。'),
  bllc: list(
    '刷脸核验后进入；',
    '填写新的扣款银行、账号和扣款日，查看首次扣款的日期和金额；',
    '填写短信验证码，在手机上签署授权书并提交；',
    '中心从新账户扣款0.01元核验，随即退回。',
  ),
  bljg: p('核验通过后，自生效年月起从新账户扣款，原账户的授权终止；结果通过消息中心和短信告知，授权书可以下载。'),
  bz: p(`核验扣款未成功的，原约定不变。${HOTLINE}`),
};

/** GJ0815. */
export const flexiblePrepayNote: NoteText = {
  bjsj: '即时办结；网银/扫码的到账即办结',
  xzdy: p('按月缴存的灵活就业人员一次预缴以后的月份，或补缴扣款未成功的月份。'),
  slyj: list(REGULATION, FLEXIBLE_RULES),
  sltj: list(
    '个人账户正常，按月缴存；',
    `预缴从最早未缴的月份起，最多到今后${policy('p.lhYjYs').value}个月；`,
    `补缴限最近${policy('p.lhBjYs').value}个月内的应缴未缴月份，封存期间不是应缴月份。`,
  ),
  sqcl: p('不需要材料。'),
  bllc: list(
    '选择预缴或补缴，选择起止年月；',
    '核对各月金额与合计；',
    `选择支付方式后提交：签约账户和数字人民币随即扣款；网银/扫码的在${policy('p.lhFkQx').value}天内（含提交当日）转账或扫码付款，到账后记账，逾期自动取消；付款前月份已过的，按补缴记入。`,
  ),
  bljg: p(
    `补缴的月份当日记入账户，逾期${policy('p.lhBjHf').value}个月内补缴的恢复连续缴存；预缴的款项单独存放，逐月在约定扣款日记入账户，记入前不计息。`,
  ),
  bz: p(`封存、转移或销户后，未到月份的预缴款项退回扣款账户。同一月份只缴一次：已预缴的月份不再扣款。${HOTLINE}`),
};

/** GJ0802. */
export const flexibleInfoNote: NoteText = {
  bjsj: '即时办结；上传材料的1个工作日内审核',
  xzdy: p(
    '灵活就业人员变更本人的手机号码、人员类别、联系方式、家庭和职业信息、收款银行卡。扣款账户请办理“扣款账户变更”；姓名和证件号码请到网点办理。',
  ),
  slyj: list(REGULATION, FLEXIBLE_RULES),
  sltj: list(
    '变更手机号码须输入原号码和新号码收到的验证码；原号码已停用的，可以刷脸核验；',
    '收款银行卡须为本人名下的一类账户，由中心向银行核验；',
    '24小时内先后变更手机号码和银行卡的，提取款项延后24小时支付。',
  ),
  sqcl: p('一般无需提交材料；银行卡核验不通过的，上传本人银行卡照片。'),
  bllc: list('修改需要变更的项目；', '核对原值和新值；', '提交后即时生效。'),
  bljg: p('变更结果发送短信至原号码和新号码，可在个人账户信息中查看变更记录。'),
  bz: p('如非本人操作请立即联系12329。'),
};
