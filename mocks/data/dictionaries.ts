import type { DictionaryItem } from '@/api/session/system';
import { branches } from './counters';
import { fundCentres } from './fund-centres';
import { regions } from './policy/regions';

const GREEN = '#237804';
const BLUE = '#0958d9';
const AMBER = '#ad4e00';
const RED = '#a8071a';
const GREY = '#595959';

/** 'code label' pairs, one a comma; a colour after '@' where the state is shown as a tag. */
function items(text: string, colours: Record<string, string> = {}): DictionaryItem[] {
  return text.split('，').map((pair) => {
    const at = pair.indexOf(' ');
    const value = pair.slice(0, at);
    return { value, label: pair.slice(at + 1), enable: '1', valueColor: colours[value] ?? '' };
  });
}

const INDUSTRIES =
  'A 农、林、牧、渔业，B 采矿业，C 制造业，D 电力、热力、燃气及水生产和供应业，E 建筑业，F 批发和零售业，G 交通运输、仓储和邮政业，H 住宿和餐饮业，I 信息传输、软件和信息技术服务业，J 金融业，K 房地产业，L 租赁和商务服务业，M 科学研究和技术服务业，N 水利、环境和公共设施管理业，O 居民服务、修理和其他服务业，P 教育，Q 卫生和社会工作，R 文化、体育和娱乐业，S 公共管理、社会保障和社会组织，T 国际组织';

/** Data dictionary by key (docs/rules/dictionaries.md). */
export const dictionaries: Readonly<Record<string, DictionaryItem[]>> = {
  zjlx: items('01 身份证，02 军官证，03 护照，04 外国人永久居留证，70 港澳台居民居住证，99 其他'),
  zjlxB: items('1 身份证，2 护照，3 军官证，4 外国人永久居留证，5 港澳台居民居住证，99 其他'),
  xingbie: items('1 男，2 女，0 未知，9 未说明'),
  hyzk: items('10 未婚，20 已婚，30 丧偶，40 离婚，90 未说明'),
  xueli: items('10 研究生，20 大学本科，30 大学专科，40 中专中技，60 高中，70 初中，80 小学，90 其他'),
  zhiye: items(
    '0 国家机关、企事业单位负责人，1 专业技术人员，3 办事人员，4 商业服务业人员，5 农林牧渔人员，6 生产运输人员，X 军人，Y 其他',
  ),
  zhicheng: items('0 无，1 高级，2 中级，3 初级'),
  zhiwu: items('1 高级管理，2 中级管理，3 一般员工，9 其他'),
  grzhzt: items('00 未开户，01 正常，02 封存，03 合并销户，04 外部转出销户，05 提取销户，06 冻结，99 其他', {
    '01': GREEN,
    '02': AMBER,
    '06': RED,
  }),
  dwzhzt: items('01 正常，02 开户，03 缓缴，04 销户，05 封存，99 其他', {
    '01': GREEN,
    '02': BLUE,
    '03': AMBER,
    '05': AMBER,
  }),
  dkzhzt: items('1 正常，2 逾期，3 结清', { '1': GREEN, '2': RED, '3': GREY }),
  ywzt: items(
    '01 草稿，98 待审核，97 待补正，06 待他人确认，02 待入账，03 待签合同，04 待放款，05 已发放，80 审核不通过，81 入账失败，85 已撤回，86 已失效，99 办结',
    {
      '01': GREY,
      '98': BLUE,
      '97': AMBER,
      '06': AMBER,
      '02': BLUE,
      '03': AMBER,
      '04': BLUE,
      '05': GREEN,
      '80': RED,
      '81': RED,
      '85': GREY,
      '86': GREY,
      '99': GREEN,
    },
  ),
  yylx: items('1 提取，2 贷款，3 其他'),
  yyzt: items('1 已预约，2 已到场，3 已取消，4 未到场', { '1': BLUE, '2': GREEN, '3': GREY, '4': RED }),
  clzt: items('0 未上传，1 已上传，2 免交，3 需重传，4 已通过，5 待核查', {
    '0': GREY,
    '1': BLUE,
    '2': GREEN,
    '3': RED,
    '4': GREEN,
    '5': AMBER,
  }),
  gjmxlx: items(
    '01 汇缴，02 补缴，03 开户，04 启封，05 封存，06 内部转移，07 外部转出，08 外部转入，09 年终结息，10 基数调整，11 部分提取，12 销户提取，13 缓缴处理，14 冻结，15 解冻，99 其他',
  ),
  dwjjlx: items(
    '110 国有，120 集体，140 联营，150 有限责任公司，160 股份有限公司，170 私营，175 个体，190 其他内资，200 港澳台投资，300 外商投资，900 其他',
  ),
  dwxz: items('1 机关，2 事业单位，3 企业，4 社会团体，5 民办非企业，6 个体工商户，9 其他'),
  dwlsgx: items('10 中央，20 省，40 市，50 县，60 街道乡镇，90 其他'),
  dwsshy: items(INDUSTRIES),
  fcyy: items(
    '01 与单位终止劳动关系，02 离休退休，03 停薪留职/停发工资，04 调离本市，05 出境定居，06 丧失劳动能力，07 死亡，08 参军入学，09 错开户，99 其他',
  ),
  lhfcyy: items('01 已在单位就业，03 收入减少或中断，08 参军入学，99 其他'),
  qfyy: items('01 重新就业，02 恢复缴存，03 调入，99 其他'),
  bjyy: items('01 漏缴，02 少缴（基数偏低），03 缓缴期满补缴，04 工资补发，05 单位欠缴，06 执法/判决补缴，99 其他'),
  bjfs: items('01 按月补缴，02 差额补缴'),
  hjfs: items('01 暂存款抵缴，02 委托扣款，03 网银/对公转账，04 数字人民币，05 财政统发'),
  bdlx: items('0 无变动，1 新开户，2 启封，3 转入，4 封存，5 转出，6 基数调整，7 比例调整', {
    '1': GREEN,
    '2': GREEN,
    '3': GREEN,
    '4': AMBER,
    '5': AMBER,
    '6': BLUE,
    '7': BLUE,
  }),
  hjzt: items(
    '1 待审核，7 待单位复核，3 待补正，2 待缴款，6 扣款失败，4 已入账，5 已取消，8 未通过，9 已撤回，0 已失效',
    {
      '1': AMBER,
      '7': AMBER,
      '3': AMBER,
      '2': AMBER,
      '6': RED,
      '4': GREEN,
      '5': GREY,
      '8': RED,
      '9': GREY,
      '0': GREY,
    },
  ),
  hjksfs: items('1 沿用上月，2 沿用上月并计入已办变更，3 导入工资文件比对'),
  ppzt: items('1 按附言码匹配，2 待认领，3 已认领', { '1': GREEN, '2': AMBER, '3': GREEN }),
  dwxhyy: items('01 破产，02 解散，03 撤销，04 合并，05 分立，06 吊销执照，99 其他'),
  jyhylx: items('1 职工代表大会，2 职工大会，3 工会'),
  hjjbzt: items('1 未开始，2 执行中，3 已期满，4 已补缴，5 提前结束，6 已延期，7 补缴逾期', {
    '1': BLUE,
    '2': AMBER,
    '3': RED,
    '4': GREEN,
    '5': GREY,
    '6': GREY,
    '7': RED,
  }),
  hjjblx: items('hj 缓缴，jd 降低比例'),
  hjyyHj: items('01 经营亏损，02 资金困难，03 停产半停产，04 自然灾害/突发事件，99 其他'),
  zmlx: items(
    '11 个人缴存证明，12 异地贷款缴存使用证明，13 贷款结清证明，14 还款明细，15 个人账户对账单，21 单位缴存证明，22 单位无违规证明，23 职工缴存名册，31 业务回执，32 汇缴凭证，33 缴存调整确认单，34 借款合同，35 还款计划，36 单位对账单，37 冲还贷协议，38 灵活就业缴存使用协议，39 还款扣款授权书，40 借款合同补充协议，43 灵活就业缴存扣款授权书，44 单位委托扣款协议，45 提取还贷授权书，46 异地月冲还贷签约协议，47 转移确认单，48 责令限期缴存通知书，49 行政处罚告知书，50 解除冲还贷申请书',
  ),
  cjlx: items('1 催缴提醒，2 责令限期缴存通知书，3 行政处罚告知书'),
  cjzt: items('0 待处理，1 已回复，2 已逾期，3 已缴清'),
  grzmyt: items('1 办理签证，2 异地购房贷款，3 积分落户，4 子女入学，5 证明缴存或还款情况，9 其他'),
  tqyydm: items(
    '01 购买住房，02 建造翻建大修，03 离休退休，04 丧失劳动能力，05 出境定居，06 偿还购房贷款，07 支付房租，08 死亡，09 重大疾病，99 其他',
  ),
  qttqyy: items(
    '11 装修自住住房，12 支付物业费，13 终止劳动关系且封存满期，14 死亡（继承人），15 重大疾病，16 最低生活保障，17 既有住宅加装电梯，18 住宅专项维修资金，19 购房契税，29 国务院批准的其他住房消费',
  ),
  txlx: items('1 法定年龄，2 弹性提前退休，3 特殊工种/病退，4 离休'),
  jddj: items('1 一级伤残，2 二级伤残，3 三级伤残，4 四级伤残，5 完全丧失劳动能力'),
  sqrlx: items('1 本人，2 监护人'),
  gflx: items('1 新建商品房，2 二手房，3 保障性或共有产权住房，4 拆迁安置，5 拍卖'),
  gffkfs: items('1 全款，2 贷款'),
  jzlx: items('1 建造，2 翻建，3 大修'),
  fwjddj: items('C C级（局部危险），D D级（整幢危险）'),
  djzjlx: items('1 永久居留或移民签证，2 户籍注销，3 离境（外籍及港澳台人员）'),
  djgj: items(
    'HKG 中国香港，MAC 中国澳门，TWN 中国台湾，AUS 澳大利亚，CAN 加拿大，DEU 德国，FRA 法国，GBR 英国，ITA 意大利，JPN 日本，KOR 韩国，MYS 马来西亚，NLD 荷兰，NZL 新西兰，RUS 俄罗斯，SGP 新加坡，ESP 西班牙，THA 泰国，USA 美国，999 其他国家或地区',
  ),
  tqlx: items('1 部分提取，2 销户提取'),
  tqfs: items('02 转账，03 数字人民币'),
  ydzt: items('1 生效中，2 已暂停，0 已终止', { '0': GREY, '1': GREEN, '2': AMBER }),
  jkly: items('1 本中心公积金贷款，2 异地公积金贷款，3 商业贷款，4 组合贷款'),
  tqpl: items('1 单次，2 按月约定，3 按季约定，4 按年约定'),
  zflx: items('1 商品住房（未备案），2 商品住房（已备案），3 公共租赁住房，4 保障性租赁住房'),
  rylb: items('1 一般，2 新市民，3 青年人（35周岁及以下）'),
  zfzffs: items('1 本人账户，2 直付出租方'),
  chdqyzt: items('0 未签约，1 已签约，2 签约待确认'),
  lpzt: items('1 准入，2 审核中，3 暂停，4 售罄'),
  fwxz: items('01 商品房，02 经济适用房，03 共有产权/保障性住房，04 二手房，05 自建房，06 拆迁安置房，99 其他'),
  fwlx: items('1 期房，2 现房，3 二手房'),
  yjkrgx: items('01 本人，02 配偶，03 父母，04 子女，05 配偶父母，09 共有人，99 其他'),
  dklx: items('0 公积金贷款，1 组合贷款，2 贴息贷款，3 商转公，9 其他'),
  dkyt: items('01 购买商品房，02 购买二手房，03 购买保障性住房，04 建造翻建，05 大修，06 商转公'),
  hkfs: items('01 等额本息，02 等额本金'),
  dkdblx: items(
    '01 抵押，02 质押，03 连带责任保证，71 公积金联保+房产抵押，72 抵押+阶段性担保，74 联合担保，75 法人保证，76 三人联保，99 其他',
  ),
  chfs: items('01 按月冲还，02 按年冲本金，03 先冲公积金贷款余额后冲组合商贷'),
  hklx: items('1 归还逾期，2 部分提前还款，3 提前结清'),
  qxbglx: items('1 缩短，2 延长'),
  qxbgyy: items('1 收入减少，2 家庭困难，3 其他'),
  thfs: items('01 减少月供期限不变，02 缩短期限月供不变，03 提前结清'),
  fwzt: items('1 可售，2 已售，3 已贷，4 抵押，5 贷款申请中', {
    '1': GREEN,
    '2': GREY,
    '3': BLUE,
    '4': AMBER,
    '5': AMBER,
  }),
  kfsqr: items('0 待确认，1 已确认，2 不予确认', { '0': AMBER, '1': GREEN, '2': RED }),
  dkywmxlx: items(
    '01 贷款发放，02 正常还款，03 提前还款，04 逾期还款，05 公积金提取还款，06 结清，07 贷款展期，08 贷款缩期，09 核销，99 其他',
  ),
  hkjhzt: items('0 未到期，1 已还，2 逾期', { '0': GREY, '1': GREEN, '2': RED }),
  hkly: items('1 银行卡，2 公积金账户，3 公积金+银行卡'),
  czyjs: items('1 管理，2 经办，3 复核'),
  czyzt: items('1 在用，0 停用，2 待注册'),
  zjlxQt: items('1 售房款，2 维修资金，3 住房补贴'),
  bgyyGj: items('1 录入错误，2 户籍变更姓名，3 15位升18位，4 换证，9 其他'),
  zyfx: items('1 转入本单位，2 转出本单位'),
  zylx: items('1 灵活就业转单位缴存，2 单位账户转灵活就业，3 封存账户并入'),
  zyzt: items(
    '00 待发联系函，01 联系函已发出，02 转出中心已受理，05 转出中心已同意，06 转出中心已划款，08 到账核对中，13 不予转移，20 已入账办结，40 已终止',
    { '00': BLUE, '01': BLUE, '02': BLUE, '05': BLUE, '06': BLUE, '08': AMBER, '13': RED, '20': GREEN, '40': GREY },
  ),
  byxueli: items('10 研究生，20 大学本科，30 大学专科，40 中专中技'),
  lhjflx: items('1 预缴，2 补缴'),
  lhzffs: items('1 签约账户扣款，2 网银/扫码，3 数字人民币'),
  lhjclx: items('1 按月缴存，2 一次性缴存，3 自由缴存'),
  lhrylb: items(
    '1 个体工商户，2 非全日制从业人员，3 新就业形态劳动者，4 自由职业者，5 大中专毕业生，6 港澳台及外籍，9 其他',
  ),
  cyrzt: items('1 网约车，2 外卖配送，3 快递，4 货运，5 家政，6 直播电商，9 其他'),
  jlx: items('1 咨询，2 建议，3 投诉，4 举报（欠缴少缴），5 表扬'),
  pjdj: items('5 非常满意，4 满意，3 基本满意，2 不满意，1 非常不满意'),
  sfzhxz: items('1 一般账户，2 预售资金监管账户'),
  bzjlx: items('1 放款，2 保证金存入，3 保证金退还', { '1': BLUE, '2': GREEN, '3': AMBER }),
  lpsqlx: items('1 新楼盘准入，2 已准入楼盘变更'),
  kfszzdj: items('1 一级，2 二级，3 暂定，9 其他'),
  dxtx: items('1 汇缴，2 提取，3 还款，4 结息，5 变更'),
  zdjb: items(
    '01 恶性肿瘤，02 慢性肾功能衰竭（尿毒症），03 器官移植及抗排异治疗，04 白血病，05 急性心肌梗死，06 脑卒中后遗症，07 重型再生障碍性贫血，08 重症肝炎，09 严重烧伤，10 严重脑损伤',
  ),
  sfbs: items('1 必传，0 选传，2 条件必传'),
  xxlx: items('1 业务通知，2 缴存提醒，3 还款提醒，4 结息通知，9 系统公告'),
  blqd: items('01 网上办事大厅，02 柜台，03 手机客户端，04 政务服务平台，05 自助终端'),
  xzqh: regions,
  gjjzx: fundCentres,
  WDXX: branches.map(({ wdbh, wdmc }) => ({ value: wdbh, label: wdmc, enable: '1', valueColor: '' })),
};
