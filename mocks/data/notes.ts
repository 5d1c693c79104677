import type { BusinessNote } from '@/api/business';
import { encodeBase64 } from '@/lib/base64';
import { businessName } from '../centre/business-names';
import { policy } from './policy';
import { CENTRE_NAME } from './system-config';

/** The long texts of a note as HTML, before they are packed for the wire. */
type NoteText = Omit<BusinessNote, 'ywmc' | 'blqd' | 'fwdx'>;

const list = (...lines: string[]) => `<ol>${lines.map((line) => `<li>${line}</li>`).join('')}</ol>`;
const p = (text: string) => `<p>${text}</p>`;

const CHANNELS = '网上办事大厅,柜台,手机客户端';
const REGULATION = '《住房公积金管理条例》（国务院令第844号修订）';

const rent: NoteText = {
  bjsj: `${policy('p.tqBjr').value}个工作日`,
  xzdy: p('缴存职工及配偶在本市无自有住房、租房居住的，可以申请提取本人住房公积金账户内的存储余额，用于支付房租。'),
  slyj: list(`${REGULATION}第二十四条`, `《${CENTRE_NAME}租房提取管理办法》`),
  sltj: list(
    `连续足额缴存住房公积金满${policy('p.zfJcys').value}个月，账户状态正常；`,
    '本人、配偶及未成年子女在本市无自有住房（成年子女名下的住房不计入），由中心向不动产登记系统查询，无需提供证明；',
    '本人没有逾期的住房公积金贷款；',
    `同一月份只能提取一次，可补提近${policy('p.zfPl').value}个月，且与当月的还贷提取不能重复；`,
    `未备案租房每人每月最高${policy('p.zfWba').value}元；已备案租房每户每月按实际租金提取，最高${policy('p.zfYba').value}元；公共租赁住房、保障性租赁住房按实际租金提取；`,
    `有两个及以上未成年子女的家庭，限额上浮${policy('p.zfDzn').value}%；新市民、青年人可按不超过本人月缴存额提取。`,
  ),
  sqcl: list(
    '无房查询结果：系统核验，无需提供；',
    '住房租赁合同（备案）：已备案租房、公共租赁住房、保障性租赁住房需要，备案系统可查询到的免交；',
    '租金发票或支付凭证：已备案租房、公共租赁住房、保障性租赁住房需要。',
  ),
  bllc: list(
    '阅读办理须知，确认用户办理须知；',
    '系统检查办理条件，显示本次最多可提取的金额和计算过程；',
    '填写租房信息和申请金额，上传材料；',
    '核对确认后提交，取得业务流水号；',
    `中心在${policy('p.tqBjr').value}个工作日内作出决定，通过后转入本人银行卡。`,
  ),
  bljg: p('准予提取的，资金转入申请人本人一类银行账户，并发送短信；不予提取的，说明理由、依据和下一步办法。'),
  bz: p('条例修订后不再审核房租支出与家庭收入的比例，也不需要单位审核或出具证明。咨询电话：12329。'),
};

/** The note of a business; undefined for a code that does not exist. */
export function businessNote(ywlx: string): BusinessNote | undefined {
  const ywmc = businessName(ywlx);
  if (!ywmc) return undefined;
  const text = ywlx === 'TQ0107' ? rent : generalNote(ywlx, ywmc);
  const { bjsj, ...long } = text;
  const packed = Object.fromEntries(Object.entries(long).map(([key, html]) => [key, encodeBase64(html)]));
  // fromEntries forgets the keys; they are those of `long`.
  return { ywmc, blqd: CHANNELS, fwdx: audience(ywlx), bjsj, ...(packed as Omit<NoteText, 'bjsj'>) };
}

function audience(ywlx: string): string {
  if (ywlx.startsWith('KH')) return '开发商';
  return /^GJ0[1-3]/.test(ywlx) ? '单位' : '个人';
}

function generalNote(ywlx: string, ywmc: string): NoteText {
  const days = /^(GD|YT)/.test(ywlx) ? policy('p.dkBjr').value : policy('p.tqBjr').value;
  return {
    bjsj: `${days}个工作日`,
    xzdy: p(`${ywmc}是${CENTRE_NAME}面向缴存单位、缴存职工和合作企业办理的业务。`),
    slyj: list(REGULATION),
    sltj: list('账户状态正常；', '基本信息和关键信息完整；', '没有正在办理的同类业务。'),
    sqcl: p('所需材料以办理页面列出的清单为准，系统能够核验的免交。'),
    bllc: list('阅读办理须知；', '填写信息；', '材料采集；', '核对确认后提交；', `中心在${days}个工作日内办结。`),
    bljg: p('办理结果通过消息中心和短信告知，可在“我的办件”中查看。'),
    bz: p('咨询电话：12329。'),
  };
}
