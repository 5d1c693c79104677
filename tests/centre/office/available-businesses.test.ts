import { giveQueryConsent, revokeQueryConsent } from '@mocks/centre/access/query-consents';
import { accessLog } from '@mocks/centre/kernel/access-log';
import { type Actor, ownerOf } from '@mocks/centre/kernel/transaction';
import { judge } from '@mocks/centre/office/applications';
import { availableBusinesses, homeOffer } from '@mocks/centre/office/available-businesses';
import { expect, it } from 'vitest';
import { fileCentre } from '../../file-centre';
import { PEOPLE } from '../../people';

const centre = fileCentre();

const actorOf = (name: '张建国' | '刘洋' | '陈𠮷祥'): Actor => ({ kind: 'person', grzh: PEOPLE[name].grzh });

it('without a consent nothing is worked out and no register is asked', () =>
  centre.transact((tx) => {
    const zhang = actorOf('张建国');
    const before = accessLog(tx, ownerOf(zhang)).length;
    expect(availableBusinesses(tx, zhang)).toMatchObject({ sq: false, sqsj: '', list: [] });
    expect(homeOffer(tx, zhang)).toBeUndefined();
    expect(accessLog(tx, ownerOf(zhang))).toHaveLength(before);
  }));

it('says of each business what an application would be told, and notes once a day that registers were asked', () =>
  centre.transact((tx) => {
    const zhang = actorOf('张建国');
    giveQueryConsent(tx, zhang);
    const { list } = availableBusinesses(tx, zhang);
    const rent = list.find(({ ywlx }) => ywlx === 'TQ0107');
    // He owns a home: the very condition that the rent withdrawal would name.
    expect(rent).toMatchObject({
      jg: '0',
      yy: [{ tjmc: '本人及配偶在本市无自有住房', sjz: '查询结果：本人名下1套（2026-11-21）' }],
    });
    expect(rent?.yy).toEqual(judge(tx, zhang, { ywlx: 'TQ0107' }).tj.filter(({ mz }) => !mz));
    const matters = list.filter(({ ywlx }) => ywlx === 'TQ0199');
    expect(matters).toHaveLength(10);
    expect(matters[0]).toMatchObject({ ywmc: '装修提取', xz: { qttqyy: '11' }, jg: '1' });
    // Without a sum: it hangs on what is typed.
    expect(matters.filter(({ xe }) => xe)).toEqual([]);
    availableBusinesses(tx, zhang);
    const noted = accessLog(tx, ownerOf(zhang)).filter(({ fs }) => fs === '系统（我能办什么）');
    expect(noted).toHaveLength(1);
    expect(noted[0]?.nr).toMatch(/^核对您能办的业务时核查.*不动产登记/);
    revokeQueryConsent(tx, zhang);
    expect(availableBusinesses(tx, zhang).list).toEqual([]);
  }));

it('foretells the rent of the unpaid months, and all of an account that may be closed', () =>
  centre.transact((tx) => {
    const liu = actorOf('刘洋');
    const asked = judge(tx, liu, { ywlx: 'TQ0107' }).xe;
    expect(homeOffer(tx, liu)).toEqual({ ywlx: 'TQ0107', ywmc: '租房提取', je: asked?.kytqe, gs: asked?.gs });
    // Twelve unpaid months, eight of 2,496.00 and four of 2,688.00.
    expect(asked?.kytqe).toBe('30720.00');
    const chen = actorOf('陈𠮷祥');
    giveQueryConsent(tx, chen);
    expect(homeOffer(tx, chen)).toMatchObject({ ywlx: 'TQ0103', je: '252465.33' });
  }));
