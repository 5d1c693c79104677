// @vitest-environment node
import { youOf } from '@mocks/centre/kernel/messages/messages';
import { type Actor, actorOf, type OwnerKey, ownerId, ownerOf, readOwner } from '@mocks/centre/kernel/transaction';
import { describe, expect, it } from 'vitest';

describe('owner', () => {
  it.each<[Actor, OwnerKey]>([
    [{ kind: 'person', grzh: '71' }, 'person:71'],
    [{ kind: 'unit', dwzh: '72' }, 'unit:72'],
    [{ kind: 'developer', kfsbh: 'KF000001' }, 'developer:KF000001'],
    [{ kind: 'applicant', ywlsh: '10012026112100000001' }, 'applicant:10012026112100000001'],
  ])('%o is stored as %s and read again', (actor, key) => {
    expect(ownerOf(actor)).toBe(key);
    expect(actorOf(key)).toEqual(actor);
  });

  it('has a number of its own kind only', () => {
    expect(ownerId('unit:72', 'unit')).toBe('72');
    expect(ownerId('unit:72', 'person')).toBe('');
  });

  it.each(['', 'public', 'public:'])('%j in a store is nobody of the centre, addressed as a person', (stored) => {
    const owner = stored as OwnerKey; // as older journals say it
    expect(readOwner(owner).kind).toBe('public');
    expect(youOf({ owner })).toBe('您');
  });
});
