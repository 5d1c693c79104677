import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type CaseSummary, fetchCases } from '@/api/cases/business';
import { amount, count, dataTime, each, everyRow, flag, key, object, rows, sum, textValue } from '@/api/client/read';
import { fetchDepositEntries } from '@/api/person/person';
import { formatMoney, moneyText, percentText } from '@/domain/money';
import { PEOPLE } from '../../people';
import { failure, type Heard, listen, network } from '../network';

const net = network();
let heard: Heard;
beforeEach(() => {
  heard = listen();
});

describe('an amount', () => {
  it.each([
    ['1234.5', '1234.50', '¥1,234.50'],
    ['1,234.50', '1234.50', '¥1,234.50'],
    ['1234.50', '1234.50', '¥1,234.50'],
    ['-1234.50', '-1234.50', '-¥1,234.50'],
    ['-0.00', '0.00', '¥0.00'],
    ['0012.00', '12.00', '¥12.00'],
    ['999999999999999.99', '999999999999999.99', '¥999,999,999,999,999.99'],
    ['9999999999999999.00', '9999999999999999.00', '金额过大'],
    [1234.5, '1234.50', '¥1,234.50'],
    [0, '0.00', '¥0.00'],
    [0.1 + 0.2, '0.30', '¥0.30'],
    [-12, '-12.00', '-¥12.00'],
    [null, '', '--'],
    ['null', '', '--'],
    [undefined, '', '--'],
    ['', '', '--'],
    [1.5e300, '无效金额', '无效金额'],
    [1e-7, '无效金额', '无效金额'],
    ['1.5e+300', '1.5e+300', '无效金额'],
    ['十元', '十元', '无效金额'],
    [{}, '无效金额', '无效金额'],
    [[], '无效金额', '无效金额'],
    [true, '无效金额', '无效金额'],
    ['9999999999999999', '9999999999999999', '金额过大'],
  ])('%j is read as %j and shown as %s', (came, read, shown) => {
    expect(amount(came)).toBe(read);
    expect(formatMoney(amount(came))).toBe(shown);
  });

  it('that is none has no unit in a sentence, nor has a percentage', () => {
    expect([moneyText(''), moneyText('x'), moneyText('1')]).toEqual(['--', '无效金额', '1.00元']);
    expect([percentText(''), percentText('x'), percentText('3.1')]).toEqual(['--', '--', '3.1%']);
  });

  it.each([null, '', 'x', 1.5e300, {}])('%j is not computed with', (came) => {
    expect(() => sum(came)).toThrow();
  });
});

it('an entry without its number is left out and counted, one whose number is empty is not', async () => {
  const entry = { jzrq: '2026-11-15', gjmxlx: '01', fse: '1.00', grzhye: '1.00' };
  const list = [{ ...entry, ywlsh: 'A1' }, { ...entry, ywlsh: '' }, entry, { ...entry, ywlsh: 'A2', jzrq: '' }];
  net.answers(http.get('*/grxx/grjcmx', () => HttpResponse.json({ code: 0, msg: '', data: { list, total: 4 } })));
  const read = await fetchDepositEntries({ page: 1, size: 10 });
  expect([read.list.map(({ ywlsh }) => ywlsh), read.unread]).toEqual([['A1', ''], 2]);
});

interface Row {
  id: string;
  mc: string;
  rs: number;
  zx: boolean;
}
const readRow = object<Row>({ id: key, ...each(textValue, 'mc'), rs: count, zx: flag });
const GOOD: Row = { id: 'A', mc: '甲', rs: 3, zx: true };

describe('the time of the data', () => {
  it('is that of the centre', () => expect(dataTime('2026-11-21 08:30:00')).toBe('2026-11-21 08:30:00'));

  it.each([undefined, null, '', '昨天', '2026-02-30 08:00:00'])(
    'is the present one at the fund where it is missing or none: %j',
    (sent) => {
      vi.setSystemTime('2026-11-20T16:30:00Z');
      onTestFinished(() => void vi.useRealTimers());
      expect(dataTime(sent)).toBe('2026-11-21 00:30:00');
    },
  );
});

describe('rows', () => {
  it('are what the type names, of number, text and flag in either shape, and nothing more', () => {
    expect(readRow({ id: 7, mc: null, rs: '3', zx: '0', more: {} })).toEqual({ id: '7', mc: '', rs: 3, zx: false });
    // The word that a gateway may write for nothing (docs/specification.md 5).
    expect(readRow({ ...GOOD, mc: ' null ' }).mc).toBe('');
    expect(readRow({ ...GOOD, mc: 'null object' }).mc).toBe('null object');
  });

  it.each([null, 7, 'x', [], {}, { ...GOOD, id: '' }, { ...GOOD, rs: null }, { ...GOOD, zx: 'ja' }])(
    'the good ones are shown beside %j',
    (bad) => {
      expect(rows(readRow)([bad, GOOD])).toEqual([GOOD]);
      expect(() => rows(readRow)([bad])).toThrow();
      expect(() => everyRow(readRow)([GOOD, bad])).toThrow();
    },
  );

  it.each([1.5e300, 1e-7, Number.NaN, Number(PEOPLE.苏晴.yhzh)])(
    '%d is no text: a number does not hold its digits',
    (came) => {
      expect(textValue(came)).toBe('');
    },
  );

  it('marks piled on one letter are cut', () => {
    expect(textValue(`a${'\u0301'.repeat(50_000)}b`)).toBe(`a${'\u0301'.repeat(8)}b`);
  });
});

describe('a call', () => {
  const CASE: Partial<CaseSummary> = { ywlsh: '1', ywlx: 'TQ0107', ywzt: '01', tlts: 0, kch: true, je: '1.00' };
  const answer = (data: unknown) => net.answers(http.all('*/api/*', () => HttpResponse.json({ code: 0, data })));

  it('shows the good rows and says once how many could not be read, or lets the caller say it', async () => {
    answer({ list: [CASE, null, { ...CASE, ywlsh: '' }], total: 3, ywlb: null });
    const page = await fetchCases({ page: 1, size: 10 });
    expect([page.list.length, page.total, page.unread, page.ywlb]).toEqual([1, 3, 2, []]);
    expect(heard.unread).toEqual([2]);
    await fetchCases({ page: 1, size: 10 }, { unread: 'caller' });
    expect(heard.unread).toEqual([2]);
  });

  it.each([null, [], {}, 'x', 7])('whose answer is %j has failed', async (data) => {
    answer(data);
    expect((await failure(fetchCases({ page: 1, size: 10 }))).kind).toBe('malformed');
  });
});
