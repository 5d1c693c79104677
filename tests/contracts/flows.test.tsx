import { startCentre, type TestCentre } from '@mocks/node';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fetchCases, saveDraft } from '@/api/business';
import { cleanJson } from '@/api/request-body';
import type { Flow } from '@/engine/define-flow';
import FlowPage from '@/engine/FlowPage';
import { isRequired } from '@/engine/validate-field';
import { visibleFields } from '@/engine/visible-fields';
import { flowByCode, flowByPath, flows } from '@/flows/registry';
import { openPage, signedIn } from '../flows/open-page';

/** Who can be seen opening each business. */
const PERSONS: Readonly<Record<string, string>> = { TQ0107: '110102199603154522' };

const built = flows.flatMap((entry) => (entry.load ? [{ ...entry, load: entry.load }] : []));

let centre: TestCentre;
beforeAll(async () => {
  centre = await startCentre({ today: '2026-11-21' });
});
afterEach(() => centre.reset());
afterAll(() => centre.close());

describe('the registry of flows', () => {
  it('holds every code of the specification once in its area', () => {
    const areas = flows.map((entry) => entry.area);
    expect(areas.filter((area) => area === 'individual')).toHaveLength(26);
    expect(areas.filter((area) => area === 'unit')).toHaveLength(21);
    expect(areas.filter((area) => area === 'developer')).toHaveLength(1);
    expect(new Set(flows.map((entry) => entry.path)).size).toBe(48);
    expect(new Set(flows.map((entry) => `${entry.area} ${entry.code}`)).size).toBe(48);
  });

  it('finds by address and by code, and the area decides', () => {
    expect(flowByCode('GJ0302', 'unit')?.path).toBe('/dwwt/zhxxbg/grzh_xxbg');
    expect(flowByCode('GJ0302', 'individual')?.path).toBe('/grwt/zhxx/zhxxbg/grzhxxbg');
    expect(flowByPath('/kfswt/cx_yw/xx_cx/kfsxxwh')?.code).toBe('KH0103');
    expect(flowByCode('__proto__', 'unit')).toBeUndefined();
    expect(flowByPath('/nowhere')).toBeUndefined();
  });
});

describe.each(built)('$code $title', ({ load, ...entry }) => {
  const flowOf = async (): Promise<Flow> => (await load()).default;

  it('is the flow its row names, with a start value for every field and each field once', async () => {
    const flow = await flowOf();
    expect({ code: flow.code, title: flow.title }).toEqual({ code: entry.code, title: entry.title });
    const names = flow.sections.flatMap((section) => section.fields.map((field) => field.name));
    expect(new Set(names).size).toBe(names.length);
    expect(Object.keys(flow.initial).sort()).toEqual([...names].sort());
  });

  it('sends no white space in an identifier, a card number or an amount', async () => {
    const kinds = ['idno', 'bankCard', 'money'];
    const fields = (await flowOf()).sections.flatMap((section) => section.fields);
    const names = fields.filter((field) => kinds.includes(field.kind)).map((field) => field.name);
    const typed = Object.fromEntries(names.map((name) => [name, ' 6222 0202 ']));
    expect(cleanJson(typed)).toEqual(Object.fromEntries(names.map((name) => [name, '62220202'])));
  });

  it('opens for its person; an empty form shows every required message and sends nothing', async () => {
    const flow = await flowOf();
    const person = PERSONS[entry.code] ?? '';
    await signedIn(centre, person);
    await saveDraft({ ywlx: entry.code, ywlsh: '', bbh: flow.version, dqbz: 'form', nr: '{}', xgcs: 0 });
    await openPage(centre, person, entry.path, <FlowPage entry={{ ...entry, load }} />);
    const user = userEvent.setup({ delay: null });
    await user.click(await screen.findByRole('button', { name: '继续填写' }));
    await user.click(await screen.findByRole('button', { name: '下一步' }));
    const messages = within(screen.getByRole('alert')).getAllByRole('link');
    const required = visibleFields(flow, flow.initial).filter(
      (field) =>
        isRequired(field, flow.initial) &&
        (field.kind === 'tick' || !flow.initial[field.name] || field.kind === 'address'),
    );
    expect(messages.length).toBeGreaterThan(0);
    for (const message of messages) expect(message.textContent).toMatch(/^请(选择|输入|勾选)/);
    expect(messages.length).toBeLessThanOrEqual(required.length);
    expect((await fetchCases({ page: 1, size: 20 })).total).toBe(0);
  });
});
