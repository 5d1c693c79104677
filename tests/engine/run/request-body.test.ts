// @vitest-environment node
import { expect, it } from 'vitest';
import { defineFlow, type Flow } from '@/engine/flow/define-flow';
import { requestBody } from '@/engine/run/request-body';
import { createForm } from '@/form/store/form-store';
import { heldReader } from '@/form/values/held-value';
import type { Address, Code, Codes, CustomText, FlowValues, FreeText, Held, Rows, Tick } from '@/schema/field-kinds';
import { sampleFacts } from '../sample-flow';

interface Values {
  lx: Code;
  yy: FreeText;
  jzdz: Address;
  fwzl: Address;
  mx: Rows<{ xm: FreeText }>;
  dx: Codes;
  fw: Held<{ bh: string }>;
  pc: CustomText;
  cns: Tick;
}

const load = async () => ({ default: () => null });
const flow = (more: Partial<Flow> = {}): Flow => ({
  ...defineFlow<'individual', Values>()({
    code: 'TQ0107',
    title: '样例',
    service: ({ lx }) => (lx === '2' ? 'jcchd' : 'qychd'),
    initial: {
      ...{ lx: '', yy: '', jzdz: { region: [], detail: '' }, fwzl: { region: [], detail: '' }, mx: [], dx: [] },
      ...{ fw: null, pc: '', cns: false },
    },
    sections: [
      {
        key: 'a',
        title: '甲',
        fields: [
          { kind: 'radio', name: 'lx', label: '类型', options: [] },
          { kind: 'text', name: 'yy', label: '原因', visible: ({ lx }) => lx === '2' },
          { kind: 'address', name: 'jzdz', label: '居住地址' },
          { kind: 'address', name: 'fwzl', label: '房屋坐落', sent: 'line' },
          {
            kind: 'rows',
            name: 'mx',
            label: '明细',
            columns: [{ name: 'xm', label: '姓名', kind: 'text' }],
            blank: { xm: '' },
            rowName: ({ xm }) => xm,
          },
          { kind: 'multi', name: 'dx', label: '订阅', options: [] },
          {
            ...{ kind: 'custom', name: 'fw', label: '房屋', show: () => [], load },
            holds: heldReader<{ bh: string }>(() => ({ bh: '' })),
          },
          { kind: 'custom', name: 'pc', label: '批次', show: () => [], load },
          { kind: 'tick', name: 'cns', label: '承诺书', text: '我承诺' },
        ],
      },
    ],
    judge: { deciding: [], estimate: () => null },
    materials: null,
    request: ({ fw }) => ({ fwbh: fw?.bh }),
    receipt: { figures: () => [], next: () => [] },
  }),
  ...more,
});
const body = (values: FlowValues, of = flow()) => {
  const form = createForm(of, sampleFacts, { values: { ...of.initial, ...values } });
  return requestBody(of, form);
};

it('sends each field by its kind, and what a control holds as the flow names it', () => {
  const sent = body({
    ...{ lx: '2', yy: '退租', mx: [{ xm: '甲' }], dx: ['1'], fw: { bh: 'F1' }, pc: 'PC1', cns: true },
    jzdz: { region: ['云州市', '西城区'], detail: '平安里1号' },
    fwzl: { region: ['云州市', '西城区'], detail: '平安里2号' },
  });
  expect(sent).toEqual({
    ...{ lx: '2', yy: '退租', mx: [{ xm: '甲' }], dx: ['1'], fwbh: 'F1', pc: 'PC1', cns: '1' },
    jzdz: ['云州市', '西城区', '平安里1号'],
    fwzl: '云州市西城区平安里2号',
  });
});

it('leaves out what does not show and what is empty; a tick that is not set is told', () => {
  expect(body({ lx: '1', yy: '退租' })).toEqual({ lx: '1', cns: '0' });
});

it('tells of a change what was emptied, and nothing of what stays', () => {
  const change = flow({ former: () => ({ lx: '2', yy: '旧', pc: '138****0001', dx: ['1'] }) });
  expect(body({ lx: '2', dx: [] }, change)).toMatchObject({ yy: '', dx: [] });
  const same = body({ lx: '2', yy: '旧', dx: ['1'] }, change);
  // Where the former value is masked an empty field says nothing.
  for (const name of ['lx', 'yy', 'pc', 'dx']) expect(same).not.toHaveProperty(name);
});
