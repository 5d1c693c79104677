// @vitest-environment node

import { listBuildings, listHouses, loanProjects } from '@mocks/centre/loans/applications/house-views';
import { buildingsOf, housePrice, houses, housesOf } from '@mocks/centre/loans/buildings';
import { projectsOfDeveloper } from '@mocks/centre/loans/developers/project-views';
import { seedDevelopers } from '@mocks/seed/people';
import { describe, expect, it } from 'vitest';
import { PROJECT } from '@/domain/loan/project-state';
import { centreOn, LIU_YANG, refusalOf } from '../fixture';
import { DEVELOPER } from '../loan-fixture';

const figures = ({ lpbh, zts, kdts, ydts }: { lpbh: string; zts: number; kdts: number; ydts: number }) => ({
  lpbh,
  zts,
  kdts,
  ydts,
});

describe("the developer's building tables", async () => {
  const centre = await centreOn();

  it('hold as many homes and loans as each property says, and lend for those that are free', async () => {
    const projects = await centre.transact((tx) => projectsOfDeveloper(tx, DEVELOPER));
    const seeded = seedDevelopers[0]?.projects ?? [];
    const free = await centre.transact((tx) =>
      seeded.map(({ lpbh, zt }) => {
        const homes = buildingsOf(tx.store, lpbh).filter(({ dkbl }) => dkbl !== '0');
        const all = homes.flatMap(({ ldbh }) => housesOf(tx.store, ldbh));
        return zt === PROJECT.admitted ? all.filter((home) => home.zt === '1' && home.ywlsh === '').length : 0;
      }),
    );
    expect(projects.map(figures)).toEqual(seeded.map((one, i) => ({ ...figures(one), kdts: free[i] })));
    // What is sold out lends for nothing.
    expect(projects.find(({ zt }) => zt === PROJECT.soldOut)?.kdts).toBe(0);
  });

  it('have each home once, with a price of its own', async () => {
    const all = await centre.transact((tx) => [...houses(tx.store).values()]);
    expect(new Set(all.map(({ fwbh }) => fwbh)).size).toBe(all.length);
    expect(all).toHaveLength(612 + 486 + 820 + 1204 + 355);
    // 89.50 ㎡ × 15,200.00.
    const home = all.find(({ fwbh }) => fwbh === 'LP00000001-03-1-102');
    expect(home && housePrice(home)).toBe(136_040_000n);
  });

  it('know the homes of people who appear elsewhere', async () => {
    const states = await centre.transact((tx) =>
      ['LP00000001-03-2-1201', 'LP00000002-01-1-501', 'LP00000003-05-1-802'].map(
        (fwbh) => houses(tx.store).get(fwbh)?.zt,
      ),
    );
    expect(states).toEqual(['3', '2', '3']);
  });

  it('offer borrowers only what is admitted and left', async () => {
    const offered = await centre.transact((tx) => loanProjects(tx));
    expect(offered.map(({ lpmc }) => lpmc)).toEqual(['安居·翠湖苑', '安居·云锦里', '安居·和悦府']);
    const counted = await centre.transact((tx) =>
      buildingsOf(tx.store, 'LP00000001')
        .filter(({ dkbl }) => dkbl !== '0')
        .flatMap(({ ldbh }) => housesOf(tx.store, ldbh))
        .filter(({ zt }) => zt === '1'),
    );
    expect(offered[0]?.kss).toBe(counted.length);
  });

  it('are shown to their developer and, once admitted, to borrowers; nobody else', async () => {
    const seen = (actor: typeof DEVELOPER, lpbh: string) => centre.transact((tx) => listBuildings(tx, actor, lpbh));
    expect(await seen(DEVELOPER, 'LP00000004')).toHaveLength(8);
    await refusalOf(seen(LIU_YANG, 'LP00000004'));
    await refusalOf(seen({ kind: 'developer', kfsbh: 'KF000009' }, 'LP00000001'));
    await refusalOf(centre.transact((tx) => listHouses(tx, LIU_YANG, { ldbh: 'constructor', page: 1, size: 0 })));
    const page = await centre.transact((tx) =>
      listHouses(tx, DEVELOPER, { ldbh: 'LP00000001-03', zt: '3', page: 2, size: 20 }),
    );
    expect(page).toMatchObject({ total: 59 });
    expect(page.list).toHaveLength(20);
  });
});
