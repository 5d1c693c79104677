import type { IssuedDocument } from '@/api/archive/documents';
import type { UnitMovement, UnitStatement } from '@/api/person/certificates';
import { addDays, fundTime, isPlainMonth, lastDayOf, monthOf, monthSpan, monthsBetween } from '@/domain/dates';
import { fenOf, moneyText, toYuan } from '@/domain/money';
import { policyCount } from '../../data/policy/policy';
import { issueDocument } from '../documents/document';
import type { DocumentContent } from '../documents/document-content';
import { balanceAt, pendingAccount, postingsOf } from '../kernel/accounts/ledger';
import { unitOf } from '../kernel/people';
import { type Actor, BusinessError, ownerOf, REFUSED, type Transaction } from '../kernel/transaction';
import { plainMoney } from './deposit-certificate';

/** Returns the unit's payments and the bookings to members by month. @throws BusinessError for an invalid period */
export function unitStatement(tx: Transaction, actor: Actor, input: { ksny: string; jsny: string }): UnitStatement {
  const { dwzh } = unitOf(tx, actor);
  const today = tx.today();
  const jsny = input.jsny || monthOf(today);
  const ksny = input.ksny || firstMonthOfYear(today);
  const fieldErrors = errorsOf(ksny, jsny, monthOf(today));
  if (fieldErrors) throw new BusinessError(REFUSED, Object.values(fieldErrors)[0] ?? '', { fieldErrors });
  const account = pendingAccount(dwzh);
  const opening = balanceAt(tx.store, account, addDays(`${ksny}-01`, -1));
  const last = lastDayOf(jsny);
  let balance = opening;
  let [debit, credit] = [0n, 0n];
  const mx: UnitMovement[] = [];
  for (const { entry, line } of postingsOf(tx.store, account)) {
    if (entry.date < `${ksny}-01` || entry.date > last) continue;
    balance += line.fen;
    if (line.fen < 0n) debit -= line.fen;
    else credit += line.fen;
    mx.push({
      ywlsh: entry.ywlsh,
      jzrq: entry.date,
      zhaiyao: entry.zhaiyao,
      hjny: entry.hjny ?? '',
      jf: toYuan(line.fen < 0n ? -line.fen : 0n),
      df: toYuan(line.fen > 0n ? line.fen : 0n),
      ye: toYuan(balance),
    });
  }
  const sums = { qcye: toYuan(opening), jfhj: toYuan(debit), dfhj: toYuan(credit), qmye: toYuan(balance) };
  return { ksny, jsny, ...sums, mx, sjjz: fundTime(tx.now()) };
}

/** Issues the statement; the same document for a period while nothing new is booked. */
export function issueUnitStatement(
  tx: Transaction,
  actor: Actor,
  input: { ksny: string; jsny: string },
): IssuedDocument {
  const statement = unitStatement(tx, actor, input);
  const { ksny, jsny, mx, qmye } = statement;
  return issueDocument(tx, {
    owner: ownerOf(actor),
    kind: '36',
    content: contentOf(tx, actor, statement),
    yt: '对账',
    once: `dwdzd|${ownerOf(actor)}|${ksny}|${jsny}|${mx.length}|${qmye}|${tx.today()}`,
  });
}

function contentOf(tx: Transaction, actor: Actor, statement: UnitStatement): DocumentContent {
  const { dwmc, dwzh, tyshxydm } = unitOf(tx, actor);
  const plain = (yuan: string) => plainMoney(fenOf(yuan));
  return {
    title: '住房公积金单位对账单',
    subtitle: monthSpan(statement.ksny, statement.jsny),
    facts: [
      { label: '单位名称', value: dwmc },
      { label: '单位账号', value: dwzh },
      { label: '统一社会信用代码', value: tyshxydm },
      { label: '期初余额', value: moneyText(statement.qcye) },
      { label: '单位缴款', value: moneyText(statement.dfhj) },
      { label: '记入职工账户和退回单位', value: moneyText(statement.jfhj) },
      { label: '期末余额', value: moneyText(statement.qmye), gs: '期初余额＋单位缴款－记入职工账户和退回单位' },
    ],
    tables: [
      {
        caption: '单位暂存款明细',
        head: ['日期', '摘要', '汇缴年月', '借方（元）', '贷方（元）', '余额（元）'],
        align: ['left', 'left', 'left', 'right', 'right', 'right'],
        rows: statement.mx.map(({ jzrq, zhaiyao, hjny, jf, df, ye }) => [
          jzrq,
          zhaiyao,
          hjny || '--',
          plain(jf),
          plain(df),
          plain(ye),
        ]),
      },
    ],
    paragraphs: [
      `数据截至${statement.sjjz}。借方为记入职工个人账户和退回单位的金额，贷方为单位缴款。如有异议，请在收到后及时提出。`,
    ],
    seal: true,
  };
}

function errorsOf(ksny: string, jsny: string, last: string): Record<string, string> | undefined {
  if (!isPlainMonth(ksny)) return { ksny: '起始年月不是有效月份' };
  if (!isPlainMonth(jsny)) return { jsny: '截止年月不是有效月份' };
  if (ksny > jsny) return { jsny: '截止年月不能早于起始年月' };
  if (jsny > last) return { jsny: '截止年月不能晚于本月' };
  const most = policyCount('p.dzQj');
  if (monthsBetween(ksny, jsny) >= most) return { jsny: `对账期间不能大于${most}个月` };
  return undefined;
}

/** Returns the July that starts the interest year of a day. */
function firstMonthOfYear(today: string): string {
  const year = Number(today.slice(0, 4)) - (today.slice(5) >= '07-01' ? 0 : 1);
  return `${year}-07`;
}
