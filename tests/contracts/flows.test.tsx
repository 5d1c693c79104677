import { parts } from '@mocks/centre/cases/batch-store';
import { cases } from '@mocks/centre/cases/case-states';
import { isInvited, signaturesUnder } from '@mocks/centre/cases/signatures/signature-records';
import { accessLog } from '@mocks/centre/kernel/access-log';
import { readOutbox } from '@mocks/centre/kernel/outbox';
import { persons } from '@mocks/centre/kernel/people';
import { startCentre, type TestCentre } from '@mocks/node';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fetchMaterials } from '@/api/archive';
import { fetchBusinessNumber, fetchCase, fetchCases } from '@/api/business';
import { fetchDraft, saveDraft } from '@/api/drafts';
import { APPLICATION_SERVICES } from '@/api/hall-calls';
import { fetchMessages } from '@/api/message';
import { cleanJson } from '@/api/request-body';
import type { Flow } from '@/engine/flow/define-flow';
import FlowPage from '@/engine/page/FlowPage';
import { flowByCode, flowByPath, flows } from '@/flows/registry';
import { partiesTo } from '../centre/parties';
import { openPage, signedIn } from '../flows/open-page';
import { confirmSignature } from '../flows/sign';
import { withoutUnitName } from '../sms-of-unit';
import { fixtures } from './flows/fixtures';

const built = flows.flatMap((entry) => (entry.load ? [{ ...entry, load: entry.load }] : []));

let centre: TestCentre;
beforeAll(async () => {
  centre = await startCentre({ today: '2026-11-21' });
});
afterEach(() => centre.reset());
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

describe.each(built)('$area $code $title', ({ load, ...entry }) => {
  const flowOf = async (): Promise<Flow> => (await load()).default;
  const fixture = fixtures[`${entry.area} ${entry.code}`];
  it('has somebody who carries it through', () => expect(fixture).toBeDefined());
  if (!fixture) return;
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

  it('opens for its person; an empty form shows what is missing and sends nothing', async () => {
    const flow = await flowOf();
    await signedIn(centre, fixture.account, fixture.loginType);
    const before = (await fetchCases({ page: 1, size: 20 })).total;
    await leaveOff('form', {});
    const { user } = await resume();
    await goOnUntilStopped(user, flow);
    expect((await fetchCases({ page: 1, size: 20 })).total).toBe(before);
  });

  it('a valid application reaches its receipt although its first answer is lost, and the centre keeps one case', async () => {
    const flow = await flowOf();
    const before = new Set((await registerQueries()).map(({ jlbh }) => jlbh));
    const { ywlsh, page, user } = await readyToSubmit();
    for (const service of APPLICATION_SERVICES) await centre.fault({ path: `${service}/save`, kind: 'abort' });
    await handIn(user, flow);
    await user.click(await screen.findByRole('button', { name: '重新提交' }));
    expect(await screen.findByText(fixture.outcome ?? '提交成功')).toBeVisible();
    expect(screen.getAllByText(ywlsh).length).toBeGreaterThan(0);
    // A receipt says who applied, whoever it is.
    const paper = screen.getByRole('region', { name: '受理回执' });
    const applicant = within(paper).getAllByText(/^(申请人|申请单位)$/)[0];
    expect(applicant?.nextElementSibling).toHaveTextContent(/\p{Script=Han}{2}/u);
    const { list } = await fetchCases({ page: 1, size: 20, ywlx: entry.code });
    expect(list.filter((row) => row.ywlsh === ywlsh)).toMatchObject([{ ywzt: fixture.ywzt }]);
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

  it('before it goes out, each of its materials is listed as the archive has it, with the way back to them', async () => {
    const { materials } = await flowOf();
    if (!materials) return;
    const { ywlsh, user } = await readyToSubmit();
    const listed = await checkedMaterials();
    const form = { ...(await flowOf()).initial, ...fixture.values } as Flow['initial']; // a fixture names values it has
    const asked = { jdbh: materials.jdbh, mlbh: materials.mlbh, zstj: materials.zstj(form), ywlsh };
    const there = await fetchMaterials(asked);
    expect(
      within(listed)
        .queryAllByRole('term')
        .map((one) => one.textContent),
    ).toEqual(there.map(({ wjmc }) => wjmc));
    for (const name of there.flatMap(({ wj }) => wj.map(({ wjm }) => wjm))) expect(listed).toHaveTextContent(name);
    await user.click(within(listed).getByRole('button', { name: '修改材料' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: '材料采集' })).toBeVisible());
  });

  it('a failure of the centre keeps what was filled in', async () => {
    const flow = await flowOf();
    const { user } = await readyToSubmit();
    await centre.fault({ path: '/save', kind: 'code', value: '1', times: 20 });
    const text = () => screen.getAllByRole('definition').map((value) => value.textContent);
    await screen.findByRole('button', { name: '提交' });
    if (flow.materials) await checkedMaterials();
    // What the centre is asked for on the way, figures and what registers know, has come when nothing changes any more.
    let filledIn: (string | null)[] = [];
    await waitFor(
      () => {
        const before = filledIn;
        filledIn = text();
        expect(filledIn).toEqual(before);
      },
      { interval: 600, timeout: 15_000 },
    );
    await handIn(user, flow);
    await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(0));
    expect(await screen.findByRole('button', { name: '提交' })).toBeVisible();
    expect(text()).toEqual(filledIn);
    await expectNoAxeFaults();
  });
});

/** What is done at once is told as done, in the hall and by SMS: nobody is to wait for an answer. */
async function expectToldAsDone(ywlsh: string) {
  const { list } = await fetchMessages({ page: 1, size: 20 });
  const told = list.filter((message) => message.ywlsh === ywlsh);
  const sms = await centre.transact((desk) => readOutbox(desk).map(({ text = '' }) => text));
  const about = [...told.map(({ title, nr }) => `${title} ${nr}`), ...sms.filter((text) => text.includes(ywlsh))];
  expect(told.length).toBeGreaterThan(0);
  for (const text of about) expect(text).not.toMatch(/前答复|已受理/);
  expect(screen.getByRole('region', { name: '受理回执' })).not.toHaveTextContent(/承诺办结日|前答复/);
  const plain = sms.map(withoutUnitName);
  for (const { nr } of told) expect(plain).toContain(`【住房公积金】${nr}`);
}

/** Everybody whom the application names, and who takes part with them. */
const partiesOf = (ywlsh: string) =>
  centre.transact((desk) => {
    const application = JSON.stringify([cases(desk.store).get(ywlsh), ...parts(desk.store).values()], plainBigint);
    const named = [...persons(desk.store).values()].filter(
      ({ grzh, zjhm }) => application.includes(grzh) || application.includes(zjhm),
    );
    return partiesTo(
      desk,
      named.map(({ zjhm }) => zjhm),
    );
  });

const plainBigint = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);

/** Every time that a register was asked about somebody. */
const registerQueries = () =>
  centre.transact((desk) =>
    [...persons(desk.store).values()].flatMap(({ grzh, zjhm }) =>
      accessLog(desk, `person:${grzh}`)
        .filter(({ lx }) => lx === '2')
        .map(({ jlbh, nr }) => ({ jlbh: `${grzh} ${jlbh}`, zjhm, nr })),
    ),
  );

/** What waits for somebody is told: the applicant in the hall and by SMS, and whoever has to sign or to speak on their phone. */
async function expectToldThatItWaits(ywlsh: string) {
  const { list } = await fetchMessages({ page: 1, size: 20 });
  const told = list.filter((message) => message.ywlsh === ywlsh);
  expect(told.length).toBeGreaterThan(0);
  const { sms, invited } = await centre.transact((desk) => ({
    sms: readOutbox(desk).filter(({ kind }) => kind === 'sms'),
    invited: signaturesUnder(desk.store, ywlsh)
      .filter((one) => isInvited(one) && one.zt === '0')
      .map(({ zjhm }) => [...persons(desk.store).values()].find((one) => one.zjhm === zjhm)?.sjhm),
  }));
  const plain = sms.map(({ text = '' }) => withoutUnitName(text));
  for (const { nr } of told) expect(plain).toContain(`【住房公积金】${nr}`);
  for (const sjhm of invited) expect(sms.map(({ to }) => to)).toContain(sjhm);
}

/** Presses 提交, agrees where the flow asks once more, and signs on the phone where it has to be signed. */
async function handIn(user: UserEvent, flow: Flow) {
  await user.click(await screen.findByRole('button', { name: '提交' }));
  if (flow.special) await user.click(await screen.findByRole('button', { name: '确定' }));
  if (flow.sign) await confirmSignature(centre);
}

/** Goes on through the pages of an untouched form until the hall says what is missing, or that nothing was changed. */
async function goOnUntilStopped(user: UserEvent, flow: Flow) {
  for (let page = 0; page < 8; page += 1) {
    if (flow.pages?.as === 'tasks' && page === 0) {
      await user.click(await screen.findByRole('button', { name: '下一步' }));
      // The library's own alert stands inside the one that the hall announces.
      expect((await screen.findAllByRole('alert'))[0]).toHaveTextContent('请先完成：');
      await user.click(screen.getByRole('button', { name: flow.pages.list[0]?.title ?? '' }));
    }
    const forward = await screen.findByRole('button', { name: /^(下一步|提交)$/ });
    await user.click(forward);
    const alert = screen.queryAllByRole('alert').find((one) => one.textContent);
    if (!alert) continue;
    if (flow.former) return expect(alert).toHaveTextContent('未修改任何信息，无需提交');
    const messages = within(alert).getAllByRole('link');
    expect(messages.length).toBeGreaterThan(0);
    for (const message of messages) expect(message.textContent).toMatch(/^请/);
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
  await waitFor(() => expect(part).toHaveTextContent(/^材料修 ?改./));
  await waitFor(() => expect(within(part).queryByRole('status')).not.toBeInTheDocument());
  return part;
}
