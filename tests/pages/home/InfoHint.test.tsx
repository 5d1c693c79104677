import { persons } from '@mocks/centre/kernel/people';
import { infoOf, putInfo } from '@mocks/centre/kernel/person-info';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { InfoHint } from '@/pages/home/InfoHint';
import { signOut } from '@/session/opening/sign-out';
import { useSession } from '@/session/session-store';
import { fileCentre } from '../../file-centre';
import { openPage } from '../../flows/open-page';
import { PEOPLE, UNITS } from '../../people';
import '@/flows/registry';

const centre = fileCentre();

const HOME = '/grwt/GrwtHome';
const flags = () => [useSession.getState().infoComplete, useSession.getState().extraInfoComplete];
const link = () => screen.getByRole('link', { name: '去完善' });

it('warns a person whose information is incomplete, with the way there; forgotten on signing out', async () => {
  await openPage(centre, PEOPLE.李晓梅.zjhm, HOME, <InfoHint />);
  expect(await screen.findByText(/您的信息不完整，完善之前不能办理其他业务/)).toBeVisible();
  expect(link()).toHaveAttribute('href', '/grwt/zhxx/zhxxbg/grzhxxbg');
  expect(flags()[0]).toBe(false);
  cleanup();
  await signOut({ reason: 'user' });
  expect(flags()).toEqual([undefined, undefined]);
});

it('leads a unit to its own page', async () => {
  await openPage(centre, UNITS.新城餐饮.dwzh, '/dwwt/DwwtHome', <InfoHint />, '2');
  expect(await screen.findByText(/您的信息不完整/)).toBeVisible();
  expect(link()).toHaveAttribute('href', '/dwwt/zhxxbg/jcdj_xxbg');
});

it('mentions a missing optional part, and nothing where all is there', async () => {
  await openPage(centre, PEOPLE.张建国.zjhm, HOME, <InfoHint />);
  await waitFor(() => expect(flags()).toEqual([true, true]));
  expect(screen.queryByRole('alert')).toBeNull();
  cleanup();
  await centre.transact(({ store }) => {
    const person = persons(store).get(PEOPLE.张建国.grzh);
    if (!person) throw new Error('no such person');
    putInfo(store, person.grzh, { ...infoOf(store, person), zhicheng: '' });
  });
  await openPage(centre, PEOPLE.张建国.zjhm, HOME, <InfoHint />);
  expect(await screen.findByText(/补充信息（职称、职务）还没有填写，不影响办理业务/)).toBeVisible();
  expect(flags()).toEqual([true, false]);
});
