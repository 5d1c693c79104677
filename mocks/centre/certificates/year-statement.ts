import type { YearStatement } from '@/api/certificates';
import type { IssuedDocument } from '@/api/documents';
import { fundTime } from '@/domain/dates';
import { fenOf, moneyText, toYuan } from '@/domain/money';
import { policyCount } from '../../data/policy';
import { labelOf } from '../cases/field-reader';
import { type DocumentContent, issueDocument } from '../documents/document';
import { type Actor, type Desk, ownerOf, REFUSED, Refusal } from '../kernel/desk';
import { memberAccount, postingsOf } from '../kernel/ledger';
import { personOf } from '../kernel/people';
import { depositEntries } from '../members/deposit-entries';
import { yearOf, yearSums } from '../members/year-sums';
import { plainMoney } from './deposit-certificate';

/** More movements than any account has in a year. */
const ALL = 1000;

/** Interest years with a movement, newest first; each is named after the year in which it ends. */
export function statementYears(desk: Desk, actor: Actor): { nd: string; mc: string }[] {
  const first = postingsOf(desk.store, memberAccount(personOf(desk, actor).grzh))[0]?.entry.date;
  if (!first) return [];
  const years: { nd: string; mc: string }[] = [];
  for (let year = yearOf(desk.today()); year >= yearOf(first); year -= 1) {
    // Short enough for a phone in large print.
    const until = year === yearOf(desk.today()) ? '今' : `${year}年6月`;
    years.push({ nd: String(year), mc: `${year - 1}年7月至${until}` });
  }
  return years;
}

/** Opening balance, what came in and went out by kind, closing balance. @throws Refusal for a year without a statement */
export function yearStatement(desk: Desk, actor: Actor, nd: string): YearStatement {
  if (!statementYears(desk, actor).some((year) => year.nd === nd)) throw new Refusal(REFUSED, '该年度没有对账单');
  const account = memberAccount(personOf(desk, actor).grzh);
  const from = `${Number(nd) - 1}-07-01`;
  const end = `${nd}-06-30`;
  const open = end >= desk.today();
  const to = open ? desk.today() : end;
  const sums = yearSums(desk.store, account, from, to);
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
    mx: depositEntries(desk, actor, { ksrq: from, jsrq: to, moved: true, page: 1, size: ALL }).list.reverse(),
  };
}

/** The statement as a document: of a year that is over once for all, of a running one as of each day. */
export function issueYearStatement(desk: Desk, actor: Actor, nd: string): IssuedDocument {
  const statement = yearStatement(desk, actor, nd);
  return issueDocument(desk, {
    owner: ownerOf(actor),
    kind: '15',
    content: statementContent(desk, actor, statement),
    yt: '对账',
    once: `dzd|${ownerOf(actor)}|${nd}|${statement.jsrq}|${statement.mx.length}|${statement.qmye}`,
  });
}

function statementContent(desk: Desk, actor: Actor, statement: YearStatement): DocumentContent {
  const person = personOf(desk, actor);
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
      `数据截至${fundTime(desk.now())}。对余额有异议的，可以申请余额复核，本中心在${policyCount('p.yeFh')}日内书面答复。`,
    ],
    seal: true,
  };
}

const plainYuan = (yuan: string) => plainMoney(fenOf(yuan));
