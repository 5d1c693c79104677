import { parts } from '@mocks/centre/cases/batch/batch-store';
import { cases } from '@mocks/centre/cases/case-states';
import { isInvited, signaturesUnder } from '@mocks/centre/cases/signatures/signature-records';
import { accessLog } from '@mocks/centre/kernel/access-log';
import { clearFaults } from '@mocks/centre/kernel/faults';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import { persons } from '@mocks/centre/kernel/people';
import { ownerOf } from '@mocks/centre/kernel/transaction';
import { startTestCentre, type TestCentre } from '@mocks/node';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fetchMaterials } from '@/api/archive/archive';
import { fetchBusinessNumber, fetchCase, fetchCases } from '@/api/cases/business';
import { fetchDraft, saveDraft } from '@/api/cases/drafts';
import { fetchMessages } from '@/api/cases/message';
import { APPLICATION_SERVICES } from '@/api/client/hall-calls';
import { cleanJson } from '@/api/client/request-body';
import type { Flow } from '@/engine/flow/define-flow';
import FlowPage from '@/engine/page/FlowPage';
import { archivePlace } from '@/engine/run/advance-step';
import { flowByCode, flowByPath, flows } from '@/flows/registry';
import { partiesTo } from '../centre/parties';
import { openPage, signedIn } from '../flows/open-page';
import { confirmSignature } from '../flows/sign';
import { withoutUnitName } from '../sms-of-unit';
import { fixtures } from './flows/fixtures';
import { expectOneName } from './one-name';

const built = flows.flatMap((entry) => (entry.load ? [{ ...entry, load: entry.load }] : []));

let centre: TestCentre;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
});
afterAll(() => centre.close());

describe('the registry of flows', () => {
  // That it holds every code: specified-routes.test.ts and, of what the centre takes, two-halves.test.ts.
  it('holds each address, and each code of an area, once', () => {
    expect(new Set(flows.map((entry) => entry.path)).size).toBe(flows.length);
    expect(new Set(flows.map((entry) => `${entry.area} ${entry.code}`)).size).toBe(flows.length);
  });

  it('finds by address and by code, and the area decides', () => {
    expect(flowByCode('GJ0302', 'unit')?.path).toBe('/dwwt/zhxxbg/grzh_xxbg');
    expect(flowByCode('GJ0302', 'individual')?.path).toBe('/grwt/zhxx/zhxxbg/grzhxxbg');
    expect(flowByPath('/kfswt/cx_yw/xx_cx/kfsxxwh')?.code).toBe('KH0103');
    expect(flowByCode('__proto__', 'unit')).toBeUndefined();
    expect(flowByPath('/nowhere')).toBeUndefined();
  });
});

describe.each(built)('$area $code $title as it is written', ({ load, ...entry }) => {
  const flowOf = async (): Promise<Flow> => (await load()).default;

  it('has somebody who carries it through', () => expect(fixtures[`${entry.area} ${entry.code}`]).toBeDefined());

  it('is the flow its row names, with a start value for every field and each field once', async () => {
    const flow = await flowOf();
    expect({ code: flow.code, title: flow.title }).toEqual({ code: entry.code, title: entry.title });
    const names = flow.sections.flatMap((section) => section.fields.map((field) => field.name));
    expect(new Set(names).size).toBe(names.length);
    expect(Object.keys(flow.initial).sort()).toEqual([...names].sort());
    const paged = flow.pages?.list.flatMap(({ sections }) => sections);
    if (paged) expect([...paged].sort()).toEqual(flow.sections.map(({ key }) => key).sort());
  });

  it('sends no white space in an identifier, a card number or an amount', async () => {
    const kinds = ['idno', 'bankCard', 'money', 'mobile'];
    const fields = (await flowOf()).sections.flatMap((section) => section.fields);
    const names = fields.filter((field) => kinds.includes(field.kind)).map((field) => field.name);
    const typed = Object.fromEntries(names.map((name) => [name, ' 6222 0202 ']));
    expect(cleanJson(typed)).toEqual(Object.fromEntries(names.map((name) => [name, '62220202'])));
  });
});

describe.each(built)('$area $code $title', ({ load, ...entry }) => {
  const flowOf = async (): Promise<Flow> => (await load()).default;
  const fixture = fixtures[`${entry.area} ${entry.code}`];
  if (!fixture) return;
  afterEach(() => centre.reset());
  const flowPage = <FlowPage entry={{ ...entry, load }} />;
  const open = (state?: unknown) =>
    openPage(centre, fixture.account, entry.path, flowPage, fixture.loginType, { state });

  /** A visit that left off at a step, with these values typed. */
  const leaveOff = async (step: string, values: object, ywlsh = '') => {
    const { version } = await flowOf();
    await saveDraft({ ywlx: entry.code, ywlsh, bbh: version, dqbz: step, nr: JSON.stringify(values), xgcs: 0 });
  };
  const resume = async () => {
    const page = await open();
    await page.user.click(await screen.findByRole('button', { name: '继续填写' }));
    return page;
  };
  const readyToSubmit = async () => {
    await signedIn(centre, fixture.account, fixture.loginType);
    const ywlsh = await fetchBusinessNumber(entry.code);
    const prepared = await fixture.prepare?.(centre, ywlsh);
    await leaveOff('confirm', { ...fixture.values, ...prepared }, ywlsh);
    const page = await resume();
    return { ywlsh, page, user: page.user };
  };

  it('opens for its person; an empty form shows what is missing and sends nothing', async () => {
    const flow = await flowOf();
    await signedIn(centre, fixture.account, fixture.loginType);
    const before = (await fetchCases({ page: 1, size: 20 })).total;
    await leaveOff('form', fixture.emptied ?? {});
    const { user } = await resume();
    await goOnUntilStopped(user, flow);
    expect((await fetchCases({ page: 1, size: 20 })).total).toBe(before);
  });

  it('a valid application shows its materials, keeps what was filled in when the centre fails, and reaches its receipt although the answer is lost; the centre keeps one case', async () => {
    const flow = await flowOf();
    const before = new Set((await registerQueries()).map(({ jlbh }) => jlbh));
    const { ywlsh, page, user } = await readyToSubmit();
    if (flow.materials) await expectMaterialsAsInArchive(flow.materials, ywlsh);

    await centre.fault({ path: '/save', kind: 'code', value: '1', times: 20 });
    const filledIn = await settledDefinitions();
    const lead = await readLead();
    await pressSubmit(user, flow);
    if (flow.sign) await confirmSignature(centre);
    await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(0));
    expect(await screen.findByRole('button', { name: '提交' })).toBeVisible();
    expect(definitions()).toEqual(filledIn);
    await expectNoAxeFaults();

    await centre.transact(clearFaults);
    for (const service of APPLICATION_SERVICES) await centre.fault({ path: `${service}/save`, kind: 'abort' });
    await pressSubmit(user, flow);
    await user.click(await screen.findByRole('button', { name: '重新提交' }));
    expect(await screen.findByText(fixture.outcome ?? '提交成功')).toBeVisible();
    expect(screen.getAllByText(ywlsh).length).toBeGreaterThan(0);
    expect(screen.getByRole('region', { name: '受理回执' }).textContent).toMatch(new RegExp(`^(已|申请)${lead}`));
    // A receipt says who applied, whoever it is.
    const paper = screen.getByRole('region', { name: '受理回执' });
    const applicant = within(paper).getAllByText(/^(申请人|申请单位)$/)[0];
    expect(applicant?.nextElementSibling).toHaveTextContent(/\p{Script=Han}{2}/u);
    const { list } = await fetchCases({ page: 1, size: 20, ywlx: entry.code });
    expect(list.filter((row) => row.ywlsh === ywlsh)).toMatchObject([{ ywzt: fixture.ywzt }]);
    for (const word of await expectOneName(centre, ywlsh)) expect(paper).toHaveTextContent(word);
    expect(await fetchDraft(entry.code)).toBeNull();
    if (fixture.ywzt === '99') {
      await expectToldAsDone(ywlsh);
      const { lc, ztsm } = await fetchCase(ywlsh);
      expect(paper).toHaveTextContent(ztsm?.nr ?? `办理结果${lc.at(-1)?.yj}`);
    } else await expectToldThatItWaits(ywlsh);
    const asked = (await registerQueries()).filter(({ jlbh }) => !before.has(jlbh));
    const parties = await partiesOf(ywlsh);
    expect(asked.filter(({ zjhm }) => !parties.has(zjhm))).toEqual([]);
    await expectNoAxeFaults();
    // A reload on the receipt, and Back to it.
    const { state } = page.router.state.location;
    page.unmount();
    await open(state);
    const again = await screen.findByRole('region', { name: '受理回执' });
    expect(within(again).getByText(ywlsh)).toBeVisible();
  });

  /** Verb of the sentence that begins check page and receipt, which has no gaps. */
  async function readLead(): Promise<string> {
    const { textContent } = await screen.findByText(/^(您|本单位|本公司)将/);
    expect(textContent).not.toMatch(/undefined|--|无效|尾号(?!\d{4})/);
    return /将(\p{Script=Han}{2})/u.exec(textContent)?.[1] ?? '';
  }

  /** Each of the materials is listed before it goes out, as the archive has it. */
  async function expectMaterialsAsInArchive(materials: NonNullable<Flow['materials']>, ywlsh: string) {
    const listed = await checkedMaterials();
    const form = { ...(await flowOf()).initial, ...fixture?.values } as Flow['initial']; // a fixture names values it has
    const asked = { ...archivePlace(await flowOf()), zstj: materials(form), ywlsh };
    const there = await fetchMaterials(asked);
    expect(
      within(listed)
        .queryAllByRole('term')
        .map((one) => one.textContent),
    ).toEqual(there.map(({ wjmc }) => wjmc));
    for (const name of there.flatMap(({ wj }) => wj.map(({ wjm }) => wjm))) expect(listed).toHaveTextContent(name);
    // Nothing to change where nothing is asked for.
    const change = within(listed).queryByRole('button', { name: '修改材料' });
    expect(change !== null).toBe(there.length > 0);
    if (change) expect(change).toBeEnabled();
  }
});

const definitions = () => screen.getAllByRole('definition').map((value) => value.textContent);

/** The check page's values once nothing changes any more: figures and what registers know have come. */
async function settledDefinitions(): Promise<(string | null)[]> {
  await screen.findByRole('button', { name: '提交' });
  let settled: (string | null)[] = [];
  await waitFor(
    () => {
      const before = settled;
      settled = definitions();
      expect(settled).toEqual(before);
    },
    { interval: 600, timeout: 15_000 },
  );
  return settled;
}

/** What is done at once is told as done, in the hall and by SMS: nobody is to wait for an answer. */
async function expectToldAsDone(ywlsh: string) {
  const { list } = await fetchMessages({ page: 1, size: 20 });
  const told = list.filter((message) => message.ywlsh === ywlsh);
  const sms = await centre.transact((tx) => readOutbox(tx).map(({ text = '' }) => text));
  const about = [...told.map(({ title, nr }) => `${title} ${nr}`), ...sms.filter((text) => text.includes(ywlsh))];
  expect(told.length).toBeGreaterThan(0);
  for (const text of about) expect(text).not.toMatch(/前答复|已受理/);
  expect(screen.getByRole('region', { name: '受理回执' })).not.toHaveTextContent(/承诺办结日|前答复/);
  const plain = sms.map(withoutUnitName);
  for (const { nr } of told) expect(plain).toContain(`【住房公积金】${nr}`);
}

/** Everybody whom the application names, and who takes part with them. */
const partiesOf = (ywlsh: string) =>
  centre.transact((tx) => {
    const application = JSON.stringify([cases(tx.store).get(ywlsh), ...parts(tx.store).values()], plainBigint);
    const named = [...persons(tx.store).values()].filter(
      ({ grzh, zjhm }) => application.includes(grzh) || application.includes(zjhm),
    );
    return partiesTo(
      tx,
      named.map(({ zjhm }) => zjhm),
    );
  });

const plainBigint = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);

/** Every time that a register was asked about somebody. */
const registerQueries = () =>
  centre.transact((tx) =>
    [...persons(tx.store).values()].flatMap(({ grzh, zjhm }) =>
      accessLog(tx, ownerOf({ kind: 'person', grzh }))
        .filter(({ lx }) => lx === '2')
        .map(({ jlbh, nr }) => ({ jlbh: `${grzh} ${jlbh}`, zjhm, nr })),
    ),
  );

/** What waits for somebody is told: the applicant in the hall and by SMS, and whoever has to sign or to speak on their phone. */
async function expectToldThatItWaits(ywlsh: string) {
  const { list } = await fetchMessages({ page: 1, size: 20 });
  const told = list.filter((message) => message.ywlsh === ywlsh);
  expect(told.length).toBeGreaterThan(0);
  const { sms, invited } = await centre.transact((tx) => ({
    sms: readOutbox(tx).filter(({ kind }) => kind === 'sms'),
    invited: signaturesUnder(tx.store, ywlsh)
      .filter((one) => isInvited(one) && one.zt === '0')
      .map(({ zjhm }) => [...persons(tx.store).values()].find((one) => one.zjhm === zjhm)?.sjhm),
  }));
  const plain = sms.map(({ text = '' }) => withoutUnitName(text));
  for (const { nr } of told) expect(plain).toContain(`【住房公积金】${nr}`);
  for (const sjhm of invited) expect(sms.map(({ to }) => to)).toContain(sjhm);
}

/** Presses 提交 and agrees where the flow asks once more. */
async function pressSubmit(user: UserEvent, flow: Flow) {
  await user.click(await screen.findByRole('button', { name: '提交' }));
  if (flow.special) await user.click(await screen.findByRole('button', { name: '确定' }));
}

/** Goes on through the pages of an untouched form until the hall says what is missing, or that nothing was changed. */
async function goOnUntilStopped(user: UserEvent, flow: Flow) {
  for (let page = 0; page < 8; page += 1) {
    const forward = await screen.findByRole('button', { name: /^(下一步|提交)$/ });
    await user.click(forward);
    const alerts = screen.queryAllByRole('alert').filter((one) => one.textContent);
    if (flow.former && alerts.length > 0) return expect(alerts[0]).toHaveTextContent('未修改任何信息，无需提交');
    // Conditions that are not met stand above in a list of their own.
    const missing = alerts
      .map((alert) => within(alert).queryAllByRole('link'))
      .find(([first]) => first?.textContent?.startsWith('请'));
    if (!missing) continue;
    for (const message of missing) expect(message.textContent).toMatch(/^请/);
    return undefined;
  }
  throw new Error('An untouched form could be taken to its end');
}

/** Structure and names only: jsdom knows no colours and no layout, those are looked at in the browser tests. */
async function expectNoAxeFaults() {
  const { violations } = await axe.run(document.body, {
    rules: {
      'color-contrast': { enabled: false },
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
    },
    resultTypes: ['violations'],
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}

/** The part of the check page that lists the materials, once they are there. */
async function checkedMaterials(): Promise<HTMLElement> {
  const part = await screen.findByRole('region', { name: '材料' });
  await waitFor(() => expect(part).toHaveTextContent(/^材料(修 ?改.|本业务无需)/));
  await waitFor(() => expect(within(part).queryByRole('status')).not.toBeInTheDocument());
  return part;
}
