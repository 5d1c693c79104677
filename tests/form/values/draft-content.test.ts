import { describe, expect, it, vi } from 'vitest';
import { key, object, textValue } from '@/api/client/read';
import { draftContent, parseDraftContent } from '@/form/values/draft-content';
import { heldReader } from '@/form/values/held-value';
import { sampleFacts, sampleFlow } from '../../engine/sample-flow';
import { PASSWORD } from '../../people';

const prefilled = sampleFlow.prefill(sampleFacts);
const start = { ...sampleFlow.initial, card: '6222********0123', landlord: '华夏精密制造有限公司' };
const noControl = () => Promise.reject(new Error('not shown here'));

describe('a draft', () => {
  it('keeps what was typed, neither masked values nor what the account tells', () => {
    const typed = { ...start, rent: '3000.00', promise: true };
    const kept = JSON.parse(draftContent(sampleFlow, typed, prefilled));
    expect(kept).toMatchObject({ rent: '3000.00', promise: true });
    expect(kept).not.toHaveProperty('card');
    expect(kept).not.toHaveProperty('landlord');
  });

  it('keeps that a prefilled value was emptied', () => {
    expect(JSON.parse(draftContent(sampleFlow, { ...start, landlord: '' }, prefilled))).toHaveProperty('landlord', '');
  });

  it('keeps a star in words of one’s own: there it is no mask', () => {
    const remark = { kind: 'text', name: 'beizhu', label: '备注', multiline: true } as const;
    const flow = { ...sampleFlow, sections: [{ key: 'a', title: '甲', fields: [remark] }] };
    const typed = { beizhu: '尾号****1234的卡' };
    const draft = draftContent(flow, typed, {});
    expect(parseDraftContent(flow, draft, { beizhu: '' })).toEqual(typed);
  });

  it('keeps no code and no password', () => {
    const secrets = [
      { kind: 'smsCode', name: 'dxyzm', label: '短信验证码', send: async () => ({ sjhm: '' }) },
      { kind: 'password', name: 'mm', label: '密码' },
    ] as unknown as (typeof sampleFlow.sections)[number]['fields'];
    const flow = { ...sampleFlow, sections: [{ key: 'a', title: '甲', fields: secrets }] };
    expect(draftContent(flow, { dxyzm: '123456', mm: PASSWORD }, {})).toBe('{}');
  });

  it.each([
    ['keep', { bh: '1', zh: '1100********0018' }],
    ['never', null],
  ] as const)('of a field of the flow’s own that says %s', (draft, back) => {
    const reader = object<{ bh: string; zh: string }>({ bh: key, zh: textValue });
    const own = {
      kind: 'custom',
      name: 'a',
      label: '甲',
      holds: heldReader(reader, draft),
      load: noControl,
      show: () => [],
    };
    const fields = [own] as unknown as (typeof sampleFlow.sections)[number]['fields'];
    const flow = { ...sampleFlow, sections: [{ key: 'a', title: '甲', fields }] };
    // What is masked inside of it is shown only, and so it may be kept.
    const kept = draftContent(flow, { a: { bh: '1', zh: '1100********0018' } }, { a: null });
    expect(parseDraftContent(flow, kept, { a: null })).toEqual({ a: back });
    // What cannot be read is none: text with JSON in it, another kind of thing, one without its number.
    for (const other of ['{"bh":"1"}', 7, ['1'], { zh: 'x' }]) {
      expect(parseDraftContent(flow, JSON.stringify({ a: other }), { a: null })).toEqual({ a: null });
    }
  });

  it('comes back as it went', () => {
    const typed = { ...start, type: '2', rent: '3000.00', children: '2', promise: true };
    const draft = draftContent(sampleFlow, typed, prefilled);
    expect(parseDraftContent(sampleFlow, draft, start)).toEqual(typed);
  });

  it('of an older version keeps what still fits', () => {
    const nr = JSON.stringify({ rent: 3000, promise: true, gone: 'x', children: '1', card: '6222****0000' });
    expect(parseDraftContent(sampleFlow, nr, start)).toEqual({ ...start, promise: true, children: '1' });
  });

  it.each(['', '{', 'null', '[]', '"x"', '{"__proto__":{"rent":"1"}}'])('that reads %s is left aside', (nr) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(parseDraftContent(sampleFlow, nr, start)).toEqual(start);
  });

  it('keeps rows, choices, ranges and addresses, and leaves what is none aside', () => {
    const flow = {
      ...sampleFlow,
      sections: [
        {
          key: 'a',
          title: '甲',
          fields: [
            {
              kind: 'rows' as const,
              name: 'rows',
              label: '名册',
              columns: [{ name: 'xm', label: '姓名', kind: 'text' as const }],
              blank: { xm: '' },
              rowName: () => '',
            },
            { kind: 'multi' as const, name: 'multi', label: '范围', options: [] },
          ],
        },
      ],
    };
    const empty = { rows: [], multi: [], range: { from: '', to: '' }, address: { region: [], detail: '' } };
    const typed = {
      rows: [{ xm: '甲' }],
      multi: ['1', '2'],
      range: { from: '2026-01', to: '' },
      address: { region: ['北京市', '东城区'], detail: '路1号' },
    };
    const read = (values: object) => parseDraftContent(flow, JSON.stringify(values), empty);
    expect(read(typed)).toEqual(typed);
    expect(
      read({
        rows: ['甲'],
        multi: [{ xm: '甲' }],
        range: { from: 1, to: '' },
        address: { region: '北京', detail: '' },
      }),
    ).toEqual(empty);
    expect(read({ rows: [{ xm: 1 }], multi: 'x', range: [], address: null })).toEqual(empty);
  });
});
