// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ImportDefinition } from '@/engine/import/import-definition';
import { hasHeader } from '@/engine/import/worker/file-rows';
import { ImportSession } from '@/engine/import/worker/import-session';
import { accountOpeningImport } from '@/flows/unit/account/gj0301-account-opening-import';
import { addressChangeImport } from '@/flows/unit/account/gj0314-address-change-import';
import type { MemberOptions, UnitOptions } from '@/flows/unit/blocks/member-columns';
import { backPayImport } from '@/flows/unit/deposit/gj0202-back-payment-import';
import type { Cell } from '@/lib/sheets/cell';
import { readSheet } from '@/lib/sheets/read-workbook';
import { memberHere, UNIT_OPTIONS } from '../flows/unit/account/unit-options';
import { NEW_PHONES, PEOPLE } from '../people';

const SAMPLES = new URL('../sheet-samples/', import.meta.url);
const ZJLX = [{ value: '01', label: '身份证' }];

async function loaded<Options, D>(definition: ImportDefinition<Options, D>, options: Options, file: string) {
  const bytes = new Uint8Array(readFileSync(new URL(file, SAMPLES))).buffer;
  const session = new ImportSession(definition, options, { zjlx: ZJLX });
  const { rows } = await readSheet(bytes, (some) => hasHeader(some, definition.columns));
  session.load(rows, () => undefined);
  return session;
}

const LI_XIAOHUA = {
  zjhm: '110105199203154522',
  xingming: '李小花',
  zjlx: '01',
  sjhm: NEW_PHONES.employee,
  gzrq: '2026-11-02',
  sfxcjgz: '0',
  grjcjs: '8000',
  qjny: '2026-12',
};

/** Files as people have them, each wrong in one way that nobody sees. */
const OPENINGS = readdirSync(SAMPLES).filter((name) => name.startsWith('opening-'));
const NAMES: Readonly<Record<string, string>> = {
  'opening-name-plain-dot.xlsx': '买买提·阿不都',
  'opening-name-wide-blank.xlsx': '李花',
};

describe('a file of new members', () => {
  it.each(OPENINGS)('%s is read as it is meant', async (file) => {
    const session = await loaded<UnitOptions, unknown>(accountOpeningImport, UNIT_OPTIONS, file);
    expect(session.viewProblems(0, 10).rows).toEqual([]);
    expect(session.wire(0, 1, false).rows).toMatchObject([{ ...LI_XIAOHUA, xingming: NAMES[file] ?? '李小花' }]);
  });
});

describe('a month that was typed as a number', () => {
  const options = {
    ...UNIT_OPTIONS,
    most: 24,
    members: [memberHere({ grzh: PEOPLE.赵敏.grzh, xingming: '赵敏', khrq: '2016-03-01' })],
  } satisfies MemberOptions & { most: number };

  it.each(['back-pay-2026.10-as-number.xlsx', 'back-pay-2026.10-both-as-numbers.xlsx'])(
    '%s: is October where its format shows the zero',
    async (file) => {
      const session = await loaded(backPayImport, options, file);
      expect(session.viewProblems(0, 10).rows).toEqual([]);
      expect(session.wire(0, 1, false).rows).toMatchObject([{ bjksny: '2026-10', bjjsny: '2026-10' }]);
      expect(session.summary().figures).toContainEqual({ key: 'bjys', label: '补缴月数', value: '1人月' });
    },
  );

  const typed = (start: number, end: number | string) => {
    const session = new ImportSession(backPayImport, options);
    const heading = ['个人账号', '姓名', '补缴起始年月', '补缴终止年月'];
    session.load([heading, [PEOPLE.赵敏.grzh, '赵敏', start, end]], () => undefined);
    return session;
  };

  it('is asked about where nothing tells October from January, and counts once somebody says which', () => {
    const session = typed(2026.1, '2026-10');
    expect(session.viewProblems(0, 10).rows).toMatchObject([
      {
        title: '补缴起始年月',
        value: '2026.1',
        text: '补缴起始年月以数字2026.1保存，分不清是1月还是10月',
        suggestion: '2026-01或2026-10',
        takeable: false,
        choices: ['2026-01', '2026-10'],
      },
    ]);
    expect(session.summary()).toMatchObject({ passed: 0, wrong: 1 });
    session.edit(0, 'bjksny', '2026-10');
    expect(session.wire(0, 1, false).rows).toMatchObject([{ bjksny: '2026-10', bjjsny: '2026-10' }]);
  });

  it('is asked about in a draft that is opened again, too', () => {
    const first = typed(2026.1, '2026-10');
    const again = new ImportSession(backPayImport, options);
    for (const [, text] of first.draftBlocks(1).blocks) again.restoreDraft(text);
    expect(again.viewProblems(0, 10).rows).toMatchObject([{ choices: ['2026-01', '2026-10'] }]);
  });

  it('is plain in any other month, and a day that lost its format is suggested', () => {
    const session = typed(2026.09, 46_296);
    expect(session.view(0, 1).rows[0]?.cells.slice(2, 4)).toEqual(['2026-09', '46296']);
    expect(session.viewProblems(0, 10).rows).toMatchObject([
      { text: '补缴终止年月是数字46296，不是日期格式', suggestion: '2026-10', takeable: true },
    ]);
  });
});

describe('a postal code that was typed as a number', () => {
  const members = [memberHere({ grzh: PEOPLE.赵敏.grzh, xingming: '赵敏' })];
  const read = (yzbm: Cell) => {
    const session = new ImportSession(addressChangeImport, { ...UNIT_OPTIONS, members });
    const heading = ['个人账号', '姓名', '省市区', '详细地址', '邮政编码'];
    session.load([heading, [PEOPLE.赵敏.grzh, '赵敏', '', '新华路2号', yzbm]], () => undefined);
    return session;
  };

  it('has the zero that its format shows', () => {
    expect(read({ value: 65_000, shown: '065000' }).view(0, 1).rows[0]?.cells[4]).toBe('065000');
  });

  it('is suggested with the zero that it lost', () => {
    const [, code] = read(65_000).viewProblems(0, 9).rows;
    expect(code).toMatchObject({ text: '邮政编码应为6位数字', suggestion: '065000', takeable: true });
  });
});
