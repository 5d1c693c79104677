import type { PlainDate } from '@/domain/dates';
import { type Fen, parseYuan } from '@/domain/money';
import { FLEXIBLE_RULES, HALL_RULES, LOAN_RULES, RENT_RULES, WITHDRAWAL_RULES } from '../menus/rule-names';

/** A parameter of the centre's policy (docs/rules/parameters.md), served with the system configuration: pages read it from there. */
export interface PolicyParameter {
  key: `p.${string}`;
  title: string;
  value: string;
  effective: PlainDate;
  basis: string;
}

const REGULATION = '《住房公积金管理条例》（国务院令第844号修订）';

const since = (effective: PlainDate, basis: string, rows: [key: `p.${string}`, title: string, value: string][]) =>
  rows.map(([key, title, value]): PolicyParameter => ({ key, title, value, effective, basis }));

export const policyParameters: readonly PolicyParameter[] = [
  ...since('2026-07-01', '《关于2026年度住房公积金缴存调整的通知》', [
    ['p.jcnd', '缴存年度', '2026-07-01 至 2027-06-30'],
    ['p.jcjsSx', '缴存基数上限（元/月）', '28680.00'],
    ['p.jcjsXx', '缴存基数下限（元/月）', '2200.00'],
  ]),
  ...since('2026-09-20', REGULATION, [
    ['p.jcblXx', '缴存比例下限（%）', '5'],
    ['p.jcblSx', '缴存比例上限（%）', '12'],
    ['p.jcblBc', '缴存比例步长（%）', '1'],
    ['p.jdblXx', '困难单位最低缴存比例（%）', '5'],
    ['p.hjqx', '发薪后汇缴期限（天）', '5'],
    ['p.hjTq', '可提前汇缴的月数', '1'],
    ['p.kkJg', '扣款失败后再次扣款间隔（天）', '7'],
    ['p.zdTx', '自动汇缴提前提醒（工作日）', '3'],
    ['p.fhTx', '单位复核未办理的提醒间隔（工作日）', '5'],
    ['p.jbTx', '缓缴、降低缴存比例期满前提醒（天）', '30'],
    ['p.bjTx', '缓缴的计划补缴日期前提醒（天）', '7'],
    ['p.khqx', '职工开户期限（天）', '30'],
    ['p.djKh', '单位登记后为职工设立账户的期限（天）', '20'],
    ['p.jsYy', '职工对基数调整提出异议的期限（日）', '15'],
    ['p.yeFh', '余额复核答复期限（日）', '5'],
    ['p.tqBjr', '提取办结期限（工作日）', '3'],
    ['p.dkBjr', '贷款办结期限（工作日）', '10'],
  ]),
  ...since('2025-01-01', WITHDRAWAL_RULES, [
    ['p.bjZdys', '网上补缴最长月数', '36'],
    ['p.hjZdys', '单次缓缴最长月数', '12'],
    ['p.jdZdys', '单次降低比例最长月数', '12'],
    ['p.hjLx', '缓缴期间视同连续缴存', '是'],
    ['p.hjBjq', '缓缴期满后的补缴期限（月）', '12'],
    ['p.jyYxq', '缓缴、降低缴存比例的决议有效期（月）', '6'],
    ['p.gfYxq', '购房资料有效期（月）', '24'],
    ['p.gfJg', '同一购房合同再次提取间隔（月）', '12'],
    ['p.jzYxq', '建造翻建大修资料有效期（月）', '24'],
    ['p.chdJg', '还贷提取间隔（月）', '12'],
    ['p.hdYdr', '按月约定还贷提取的每月转账日', '20'],
    ['p.zxDj', '装修提取每平方米限额（元）', '1500.00'],
    ['p.zxZe', '装修提取总限额（元）', '200000.00'],
    ['p.zxYxq', '装修完工或开票日期有效期（月）', '12'],
    ['p.zxJg', '同一住房再次装修提取间隔（月）', '120'],
    ['p.wyfNd', '物业费每户每年限额（元）', '3000.00'],
    ['p.zbYxq', '重大疾病费用有效期（月）', '12'],
    ['p.jcXe', '继承提取免继承公证的余额上限（元）', '50000.00'],
    ['p.fcXh', '离职封存后可销户月数', '6'],
    ['p.zhBlje', '部分提取后账户保留金额（元）', '0.00'],
    ['p.tqFhxe', '提取免人工复核限额（元）', '10000.00'],
  ]),
  ...since('2016-02-21', '《关于完善职工住房公积金账户存款利率形成机制的通知》（银发〔2016〕43号）', [
    ['p.ckll', '存款年利率（%）', '1.50'],
  ]),
  ...since('2026-09-20', RENT_RULES, [
    ['p.zfJcys', '租房提取须连续正常缴存月数', '3'],
    ['p.zfWba', '无备案租房每人每月限额（元）', '1500.00'],
    ['p.zfYba', '备案租房每户每月限额（元）', '3000.00'],
    ['p.zfGzf', '公共租赁、保障性租赁住房限额', '实际租金'],
    ['p.zfDzn', '两孩及以上家庭上浮（%）', '50'],
    ['p.zfXsm', '新市民、青年人（35周岁及以下）限额', '本人当月缴存额'],
    ['p.zfPl', '可补提的最长月数', '12'],
    ['p.zfQnn', '青年人的最高年龄（周岁）', '35'],
    ['p.zfCs', '租住房屋所在城市', '云州市'],
  ]),
  ...since('2025-05-08', LOAN_RULES, [
    ['p.dkJcys', '贷款须连续缴存月数', '6'],
    ['p.dkGr', '个人贷款最高额度（元）', '600000.00'],
    ['p.dkJt', '家庭贷款最高额度（元）', '1000000.00'],
    ['p.dkBs', '账户余额倍数', '20'],
    ['p.dkYeBd', '计算额度的最低余额（元）', '10000.00'],
    ['p.dkDzn', '多子女家庭额度上浮（%）', '20'],
    ['p.dkLs', '绿色建筑额度上浮（%）', '20'],
    ['p.dkSfSx', '额度上浮上限（%）', '40'],
    ['p.dkHkbl', '月还款占家庭收入上限（%）', '50'],
    ['p.dkSf1', '首套最低首付（%）', '20'],
    ['p.dkSf2', '二套最低首付（%）', '20'],
    ['p.dkSfBz', '保障性住房最低首付（%）', '15'],
    ['p.dkZcqx', '最长贷款期限（月）', '360'],
    ['p.dkZdnl', '贷款到期最高年龄', '68'],
    ['p.dkCs', '公积金贷款次数上限', '2'],
    ['p.dkTs', '住房套数上限', '2'],
    ['p.dkLlS1', '首套住房贷款五年及以下年利率（%）', '2.1'],
    ['p.dkLlS2', '首套住房贷款五年以上年利率（%）', '2.6'],
    ['p.dkLlE1', '二套住房贷款五年及以下年利率（%）', '2.525'],
    ['p.dkLlE2', '二套住房贷款五年以上年利率（%）', '3.075'],
    ['p.dkPgf', '房屋评估费率（%）', '0.1'],
    ['p.dkDbf', '担保服务费率（%）', '0.3'],
    ['p.dkHtQx', '借款合同签署期限（天）', '10'],
    ['p.dkDyts', '抵押登记时限（工作日）', '5'],
    ['p.dkFkts', '抵押登记后放款时限（工作日）', '2'],
    ['p.thZd', '提前还款最低金额（元）', '10000.00'],
    ['p.thCs', '每年提前还款次数', '2'],
    ['p.thQs', '可提前还款的已还期数', '6'],
    ['p.qxbgQs', '可变更还款方式、期限的已还期数', '12'],
    ['p.qxbgJg', '还款方式、期限两次变更的间隔（月）', '12'],
    ['p.fxbl', '罚息倍数', '1.5'],
    ['p.hkTx', '还款、扣划前提醒的天数', '3'],
    ['p.hkTbts', '还款日前停办变更的天数', '3'],
    ['p.hkYyts', '预约银行卡还款的最远天数', '10'],
    ['p.bzjZd', '合作楼盘保证金最低比例（%）', '3'],
    ['p.bzjZg', '合作楼盘保证金最高比例（%）', '10'],
    ['p.bzjTh', '楼栋竣工后退还的保证金（%）', '50'],
    ['p.zzTx', '开发企业资质到期前提醒的天数', '30'],
    ['p.hkKkcs', '银行卡还款的扣款次数', '3'],
    ['p.ydHyts', '异地贷款数据核验的最长时限（工作日）', '3'],
    ['p.ydTqts', '异地月冲约定划款日早于还款日的天数', '3'],
    ['p.dyzxQy', '抵押注销网上办理的开通日期', '2026-12-01'],
    ['p.dyzxTs', '抵押注销登记时限（工作日）', '2'],
  ]),
  ...since('2026-01-05', '《个人住房公积金账户转移接续办法》（云房金〔2026〕2号）', [
    ['p.zyKhys', '异地转入须在本市连续缴存月数', '6'],
    ['p.zyBjr', '异地转移办结期限（工作日）', '7'],
    ['p.zyCbJg', '两次催办的间隔（天）', '3'],
    ['p.zcCx', '异地转出网上查询', 'off'],
  ]),
  ...since('2025-05-20', '全国银行间同业拆借中心公告（贷款市场报价利率）', [
    ['p.lpr5', '五年期以上贷款市场报价利率（%）', '3.5'],
  ]),
  ...since('2026-07-01', FLEXIBLE_RULES, [
    ['p.lhBlXx', '灵活就业缴存比例下限（%）', '10'],
    ['p.lhBlSx', '灵活就业缴存比例上限（%）', '24'],
    ['p.lhJeXx', '灵活就业月缴存额下限（元）', '220.00'],
    ['p.lhJeSx', '灵活就业月缴存额上限（元）', '6883.20'],
    ['p.lhKkr', '灵活就业扣款日范围', '1-25'],
    ['p.lhDkys', '灵活就业贷款须缴存月数', '6'],
    ['p.lhTzCs', '灵活就业月缴存额每年度调整次数', '2'],
    ['p.lhYjYs', '灵活就业预缴最长月数', '12'],
    ['p.lhBjYs', '灵活就业可补缴的月数', '3'],
    ['p.lhBjHf', '补缴恢复连续缴存的期限（月）', '3'],
    ['p.lhFkQx', '灵活就业转账、扫码缴款的期限（天，含当日）', '3'],
    ['p.bybtJe', '毕业生补贴每月金额（元）', '100.00'],
    ['p.bybtYs', '毕业生补贴月数', '36'],
    ['p.bybtLx', '毕业生补贴须连续缴存月数', '6'],
    ['p.bybtYsze', '毕业生补贴年度预算（元）', '200000.00'],
    ['p.bybtNx', '毕业生补贴毕业年限', '5'],
  ]),
  ...since('2026-01-01', HALL_RULES, [
    ['p.yydNts', '预约可选天数（工作日）', '7'],
    ['p.yySd', '预约时段长度（分钟）', '30'],
    ['p.yyQx', '预约取消、改期的最晚时间（提前小时数）', '2'],
    ['p.yySyCs', '几次预约未到场暂停预约', '3'],
    ['p.yySyYs', '预约未到场累计的月数', '12'],
    ['p.yySyTs', '预约未到场暂停预约的天数', '30'],
    ['p.dxYxq', '短信验证码有效期（秒）', '300'],
    ['p.dxJg', '短信重发间隔（秒）', '60'],
    ['p.dxCs', '每日短信次数', '10'],
    ['p.dxFs', '同一网络地址（登录后为同一账户）每日短信次数', '100'],
    ['p.dlCs', '登录连续失败几次锁定', '5'],
    ['p.dlSd', '登录失败锁定时长（分钟）', '10'],
    ['p.fjDx', '附件大小上限（MB）', '10'],
    ['p.fjLx', '附件类型', 'jpg,jpeg,png,pdf,ofd'],
    ['p.fjSl', '每种材料的文件数', '10'],
    ['p.rlYxq', '刷脸核验对同一功能的有效期（分钟）', '10'],
    ['p.rlTj', '刷脸核验对提交的有效期（分钟）', '60'],
    ['p.rlDl', '刷脸登录请求的有效期（秒）', '180'],
    ['p.rlZp', '刷脸照片大小上限（KB）', '300'],
    ['p.xzDjs', '须知阅读倒计时（秒）', '5'],
    ['p.cgYxq', '草稿保存天数', '30'],
    ['p.cjQx', '催缴文书的缴存期限（天）', '15'],
    ['p.zmYxq', '证明有效期（月）', '6'],
    ['p.zmQj', '证明期间最长月数', '60'],
    ['p.dzQj', '单位对账期间最长月数', '24'],
    ['p.hyCs', '证明核验连续不符几次暂停', '10'],
    ['p.hySd', '证明核验不符的计次与暂停时长（分钟）', '10'],
    ['p.pjQx', '办结后可评价天数', '30'],
    ['p.pjZp', '评价后可追评天数', '180'],
    ['p.pjHf', '不满意评价回访期限（工作日）', '1'],
    ['p.pjYjXx', '不满意时意见最少字数', '5'],
    ['p.pjYjSx', '评价意见、追评最多字数', '200'],
    ['p.pjXSx', '评价项最多选几项', '5'],
    ['p.bzQx', '补正期限（工作日）', '10'],
    ['p.bzTx', '补正到期前提醒的天数', '3'],
    ['p.cgTx', '草稿到期前提醒的天数', '3'],
    ['p.tsZxts', '咨询、表扬答复期限（工作日）', '5'],
    ['p.tsTsts', '投诉、举报、建议答复期限（工作日）', '15'],
    ['p.tsFhts', '诉求复核期限（工作日）', '10'],
    ['p.tsFhqx', '答复后可申请复核的天数', '30'],
    ['p.tsMr', '每人每日提交诉求件数', '5'],
    ['p.tsCf', '相同诉求不重复受理的时间（小时）', '24'],
    ['p.tsNrXx', '诉求内容最少字数', '10'],
    ['p.tsNrSx', '诉求内容最多字数', '1000'],
    ['p.tsFhXx', '复核理由最少字数', '10'],
    ['p.tsFhSx', '复核理由最多字数', '500'],
    ['p.tsPjSx', '评价答复时补充说明最多字数', '200'],
    ['p.qsQx', '签署期限（天）', '7'],
    ['p.qsTx', '签署到期前提醒的天数', '3'],
    ['p.sjhmQr', '单位申请变更的手机号由职工确认的期限（小时）', '72'],
    ['p.mmYxq', '登录密码建议更换周期（天）', '90'],
    ['p.xzMd', '办理过同一业务的，只读须知变化的期限（月）', '12'],
    ['p.cbYd', '综合融资成本明示表最短阅读时间（秒）', '10'],
  ]),
];

const byKey = new Map(policyParameters.map((parameter) => [parameter.key, parameter]));

/** A parameter that the centre's own rules need. @throws Error when it is not in the table above. */
export function policy(key: `p.${string}`): PolicyParameter {
  const parameter = byKey.get(key);
  if (!parameter) throw new Error(`No policy parameter ${key}`);
  return parameter;
}

/** A parameter as the pages read it. @throws Error when it is not in the table above */
export const policyValue = (key: `p.${string}`): string => policy(key).value;

/** The unit that the title of a parameter names: 元 of 限额（元）; '' for none. */
export function policyUnit({ title }: PolicyParameter): string {
  return /（([^（）]+)）$/.exec(title)?.[1] ?? (/月数$/.test(title) ? '月' : /天数$/.test(title) ? '天' : '');
}

/** What is no amount, as people write it: '3个工作日', '12%', 'jpg、png'. */
export function policyQuantity(parameter: PolicyParameter): string {
  const unit = policyUnit(parameter);
  const counted: Readonly<Record<string, string>> = { 月: '个月', 工作日: '个工作日' };
  return parameter.value.replaceAll(',', '、') + (counted[unit] ?? unit);
}

/** Whether a parameter that says yes or no says yes. */
export const policyHolds = (key: `p.${string}`): boolean => policy(key).value === '是';

/** An amount parameter in fen. */
export function policyFen(key: `p.${string}`): Fen {
  const fen = parseYuan(policy(key).value);
  if (fen === undefined) throw new Error(`Policy parameter ${key} is no amount`);
  return fen;
}

/** A parameter that counts days or months. */
export function policyCount(key: `p.${string}`): number {
  const count = Number(policy(key).value);
  if (!Number.isInteger(count)) throw new Error(`Policy parameter ${key} is no count`);
  return count;
}
