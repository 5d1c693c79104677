import { persons, units } from '@mocks/centre/kernel/people';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fetchTodos } from '@/api/cases/todos';
import type { LoginType } from '@/api/session/auth';
import { flowPath, isBuilt } from '@/engine/flow/flow-index';
import FlowPage from '@/engine/page/FlowPage';
import { flowByCode, flowByPath } from '@/flows/registry';
import { fileCentre } from '../file-centre';
import '@/pages/registry';
import '@/lists/registry';
import { checkBeforeBusiness } from '@/session/completeness';
import { isPublicPath } from '@/session/public-paths';
import { openPage, signedIn } from '../flows/open-page';
import { PEOPLE, UNITS } from '../people';

const HUAXIA = UNITS.华夏精密.dwzh;
const ZHANG = PEOPLE.张建国.zjhm;

const centre = fileCentre();

/** Something that works stands at an address. */
const stands = (path: string) => isBuilt(path) || isPublicPath(path.split('?', 1)[0] ?? '');

type Lack = '1' | '2' | '3' | 'agreement' | 'statement';

/** Makes the information of an otherwise complete account incomplete in one way. */
const lacking = (loginType: LoginType, lack: Lack, role?: string) =>
  centre.transact(({ store }) => {
    if (loginType === '2') {
      const unit = units(store).get(HUAXIA);
      if (!unit) throw new Error('no unit');
      units(store).put(
        HUAXIA,
        lack === 'statement'
          ? { ...unit, statementConfirmed: false }
          : lack === 'agreement'
            ? { ...unit, agreementOpen: true }
            : { ...unit, completeness: lack },
      );
      return;
    }
    const person = [...persons(store).values()].find(({ zjhm }) => zjhm === ZHANG);
    if (!person || lack === 'statement' || lack === 'agreement') throw new Error('no person');
    persons(store).put(person.grzh, { ...person, completeness: lack, roles: role ? [role] : person.roles });
  });

const STATES: [string, LoginType, Lack, string?][] = [
  ['个人，基本信息不完整', '1', '1'],
  ['个人，两项都不完整', '1', '3'],
  ['灵活就业人员，基本信息不完整', '1', '1', 'lhjyjczgry'],
  ['个人，关键信息不完整', '1', '2'],
  ['单位，基本信息不完整', '2', '1'],
  ['单位，关键信息不完整', '2', '2'],
  ['单位，两项都不完整', '2', '3'],
  ['单位，未同意单位网上业务协议', '2', 'agreement'],
  ['单位，结息对账单未确认', '2', 'statement'],
];

describe.each(STATES)('%s', (_, loginType, lack, role) => {
  const area = loginType === '1' ? ('individual' as const) : ('unit' as const);
  const account = loginType === '1' ? ZHANG : HUAXIA;

  it('has a way out: a business that lets them in, or where to go', async () => {
    await lacking(loginType, lack, role);
    const entry = flowByCode(loginType === '1' ? 'TQ0107' : 'GJ0201', area);
    if (!entry) throw new Error('not registered');
    await openPage(centre, account, entry.path, <FlowPage entry={entry} />, loginType);
    await screen.findByText('暂时不能办理');
    const check = await checkBeforeBusiness();
    if (!('what' in check)) throw new Error('nothing is missing');
    const button = screen.queryByRole('button', { name: /^去(完善|确认|阅读并同意)$/ });
    if (!button) {
      expect(await screen.findByRole('list', { name: '服务网点' })).toBeVisible();
      return;
    }
    const path = 'path' in check ? (check.path ?? '') : '';
    const flow = await flowByPath(path)?.load?.();
    // A page that is no business lets everybody in.
    expect(flow ? flow.default.completes.includes(check.what) : stands(path)).toBe(true);
  });

  it('has a to-do that leads somewhere', async () => {
    await lacking(loginType, lack, role);
    await signedIn(centre, account, loginType);
    const todo = (await fetchTodos()).find(({ title }) => /^(完善|确认|同意)/.test(title));
    expect(todo).toBeDefined();
    expect(stands(todo?.lj || (flowPath(todo?.ywlx ?? '', area) ?? ''))).toBe(true);
  });
});
