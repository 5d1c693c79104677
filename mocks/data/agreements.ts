import { encodeBase64 } from '@/lib/base64';
import { businessName } from './business-names';
import { policy } from './policy';
import { CENTRE_NAME } from './system-config';

const paragraphs = (...lines: string[]) => lines.map((line) => `<p>${line}</p>`).join('');

const RENT = paragraphs(
  `欢迎您通过${CENTRE_NAME}网上办事大厅办理租房提取。请在办理前仔细阅读以下条款：`,
  '一、您应当是住房公积金账户的所有人，并如实填写租房信息、家庭成员信息和收款账户信息，对所填信息和所交材料的真实性、合法性、完整性负责。',
  '二、您授权中心为办理本业务向不动产登记、房屋租赁合同备案、婚姻登记、户籍管理等部门查询您、您的配偶及未成年子女的相关信息；查询结果仅用于本业务，查询记录可在“登录与授权记录”中查看。',
  '三、提取资金仅用于支付本人及家庭成员的房租，转入您本人名下的一类银行账户；选择直付出租方的，仅限已登记的住房租赁企业。',
  '四、同一月份的租房提取与还贷提取不可重复办理；夫妻双方办理已备案租房提取的，共用每户限额。',
  '五、以虚假材料、隐瞒事实等方式骗提住房公积金的，中心有权责令限期退回，记入失信记录，三年内不予提取和贷款；涉嫌犯罪的，移送司法机关。',
  '六、办理结果将通过短信和消息中心告知。对结果有异议的，可在收到结果之日起60日内申请行政复议，或在6个月内提起行政诉讼。',
  '服务热线：12329。',
);

const FLEXIBLE = paragraphs(
  `欢迎您通过${CENTRE_NAME}网上办事大厅办理灵活就业人员开户。请在办理前仔细阅读以下条款：`,
  '一、灵活就业人员缴存住房公积金完全自愿，缴存方式、月缴存额、扣款日由您自行约定，中心和平台企业不得强制。',
  `二、月缴存额应在${policy('p.lhJeXx').value}元至${policy('p.lhJeSx').value}元之间，全部由个人承担、归个人所有，按年结息。`,
  `三、连续正常缴存满${policy('p.lhDkys').value}个月且符合贷款条件的，可以申请住房公积金贷款；贷款期间应当继续缴存，停止缴存可能影响贷款条件。`,
  '四、您可以随时停止：办理封存后不再扣款，恢复缴存时办理启封；也可以调整月缴存额、变更扣款账户或转为单位缴存。',
  '五、提取住房公积金须符合规定的情形；销户提取后账户内款项全部支取，缴存年限重新计算。',
  '六、扣款未成功的，当月再扣两次，仍未成功的记为本月未缴，不计违约；连续三个月未缴的，中心建议您办理封存，不会自动封存。',
  '七、您应当如实填写信息，并对所填信息和所交材料的真实性负责。办理结果将通过短信和消息中心告知。服务热线：12329。',
);

/** Agreement text of a business as Base64 of UTF-8 HTML; '' for one that has none. */
export function agreement(ywlx: string): string {
  const name = businessName(ywlx);
  if (!name) return '';
  if (ywlx === 'TQ0107') return encodeBase64(RENT);
  if (ywlx === 'GJ0801') return encodeBase64(FLEXIBLE);
  return encodeBase64(
    paragraphs(
      `欢迎您通过${CENTRE_NAME}网上办事大厅办理${name}。`,
      '一、请如实填写信息，并对所填信息和所交材料的真实性负责。',
      '二、您授权中心为办理本业务查询所需的登记和备案信息，查询结果仅用于本业务。',
      '三、办理结果将通过短信和消息中心告知。服务热线：12329。',
    ),
  );
}
