import type { IssuedDocument } from '@/api/archive/documents';
import type { YearStatement } from '@/api/person/certificates';
import { fundTime } from '@/domain/dates';
import { fenOf, moneyText, toYuan } from '@/domain/money';
import { policyCount } from '../../data/policy/policy';
import { labelOf } from '../cases/field-reader';
import { issueDocument } from '../documents/document';
import type { DocumentContent } from '../documents/document-content';
import { memberAccount, postingsOf } from '../kernel/accounts/ledger';
import { personOf } from '../kernel/people';
import { type Actor, BusinessError, ownerOf, REFUSED, type Transaction } from '../kernel/transaction';
import { depositEntries } from '../members/deposit-entries';
import { yearOf, yearSums } from '../members/year-sums';
import { plainMoney } from './deposit-certificate';

/** Row limit above the number of movements of any account in a year. */
const ALL = 1000;

/** Returns interest years with a movement, newest first, each named by the year of its end. */
export function statementYears(tx: Transaction, actor: Actor): { nd: string; mc: string }[] {
  const first = postingsOf(tx.store, memberAccount(personOf(tx, actor).grzh))[0]?.entry.date;
  if (!first) return [];
  const years: { nd: string; mc: string }[] = [];
  for (let year = yearOf(tx.today()); year >= yearOf(first); year -= 1) {
    // Short enough for a phone with large type.
    const until = year === yearOf(tx.today()) ? '今' : `${year}年6月`;
    years.push({ nd: String(year), mc: `${year - 1}年7月至${until}` });
  }
  return years;
}

/** Returns opening balance, movements by kind and closing balance. @throws BusinessError for a year without a statement */
export function yearStatement(tx: Transaction, actor: Actor, nd: string): YearStatement {
  if (!statementYears(tx, actor).some((year) => year.nd === nd)) throw new BusinessError(REFUSED, '该年度没有对账单');
  const account = memberAccount(personOf(tx, actor).grzh);
  const from = `${Number(nd) - 1}-07-01`;
  const end = `${nd}-06-30`;
  const open = end >= tx.today();
  const to = open ? tx.today() : end;
  const sums = yearSums(tx.store, account, from, to);
  return {
    nd,
    ksrq: from,
    jsrq: to,
    wjs: open,
    qcye: toYuan(sums.opening),
    jchj: toYuan(sums.deposit),
    tqhj: toYuan(-sums.withdrawal),
    zrhj: toYuan(sums.transferIn),
    zchj: toYuan(-sums.transferOut),
    lxje: toYuan(sums.interest),
    qthj: toYuan(sums.other),
    qmye: toYuan(sums.closing),
    mx: depositEntries(tx, actor, { ksrq: from, jsrq: to, moved: true, page: 1, size: ALL }).list.reverse(),
  };
}

/** Issues the statement as a document: once for a past year, one per day for the running year. */
export function issueYearStatement(tx: Transaction, actor: Actor, nd: string): IssuedDocument {
  const statement = yearStatement(tx, actor, nd);
  return issueDocument(tx, {
    owner: ownerOf(actor),
    kind: '15',
    content: statementContent(tx, actor, statement),
    yt: '对账',
    once: `dzd|${ownerOf(actor)}|${nd}|${statement.jsrq}|${statement.mx.length}|${statement.qmye}`,
  });
}

function statementContent(tx: Transaction, actor: Actor, statement: YearStatement): DocumentContent {
  const person = personOf(tx, actor);
  const money = (yuan: string) => moneyText(yuan);
  return {
    title: '个人住房公积金年度对账单',
    subtitle: `${statement.ksrq}至${statement.jsrq}${statement.wjs ? '（本年度尚未结束）' : ''}`,
    facts: [
      { label: '姓名', value: person.xingming },
      { label: '个人账号', value: person.grzh },
      { label: '期初余额', value: money(statement.qcye) },
      { label: '缴存合计', value: money(statement.jchj) },
      { label: '提取合计', value: money(statement.tqhj) },
      { label: '转入合计', value: money(statement.zrhj) },
      { label: '转出合计', value: money(statement.zchj) },
      { label: '结息', value: money(statement.lxje) },
      { label: '其他', value: money(statement.qthj) },
      { label: '期末余额', value: money(statement.qmye), gs: '期初＋缴存＋转入＋结息＋其他－提取－转出' },
    ],
    tables: [
      {
        caption: '账户明细',
        head: ['记账日期', '业务', '摘要', '汇缴年月', '发生额（元）', '余额（元）'],
        align: ['left', 'left', 'left', 'left', 'right', 'right'],
        rows: statement.mx.map((entry) => [
          entry.jzrq,
          labelOf('gjmxlx', entry.gjmxlx),
          entry.zhaiyao,
          entry.hjny || '--',
          plainYuan(entry.fse),
          plainYuan(entry.grzhye),
        ]),
      },
    ],
    paragraphs: [
      `数据截至${fundTime(tx.now())}。对余额有异议的，可以申请余额复核，本中心在${policyCount('p.yeFh')}日内书面答复。`,
    ],
    seal: true,
  };
}

const plainYuan = (yuan: string) => plainMoney(fenOf(yuan));
