import { expect, it } from 'vitest';
import { placesOnMap } from '@/pages/public/centre/places-on-map';

const at = (wdbh: string, jd: string, wd: string) => ({ wdbh, wdmc: wdbh, jd, wd });

it('north is above, east is right, and both directions have one scale', () => {
  const map = placesOnMap([at('middle', '116.4', '40'), at('east', '116.6', '40'), at('north', '116.4', '40.1')]);
  const [middle, east, north] = map?.places ?? [];
  if (!map || !middle || !east || !north) throw new Error('no map');
  expect(map.kilometres).toBe(17);
  expect([east.left > middle.left, east.top === middle.top]).toEqual([true, true]);
  expect([north.top < middle.top, north.left === middle.left]).toEqual([true, true]);
  // 0.2° of longitude here are 17.0 km, 0.1° of latitude 11.1 km; the height is 1/ratio of the width.
  const across = east.left - middle.left;
  const up = (middle.top - north.top) / map.ratio;
  expect(across / up).toBeCloseTo(17.04 / 11.13, 1);
});

it('nothing lies outside, however far or near the places are', () => {
  for (const [jd, wd] of [
    ['116.4001', '40.0001'],
    ['117.9', '40.001'],
    ['116.401', '41.9'],
    ['-179', '-80'],
  ]) {
    const map = placesOnMap([at('a', '116.4', '40'), at('b', String(jd), String(wd))]);
    for (const { left, top } of map?.places ?? []) {
      expect(Math.min(left, top), `${jd} ${wd}`).toBeGreaterThanOrEqual(10);
      expect(Math.max(left, top), `${jd} ${wd}`).toBeLessThanOrEqual(90);
    }
  }
});

it('a name stands below its place, unless it would cover another one', () => {
  const places = [
    at('a', '116.40', '40.010'),
    at('b', '116.41', '40.000'),
    at('c', '116.70', '40.100'),
    at('d', '116.39', '39.990'),
  ];
  expect(placesOnMap(places)?.places.map(({ side }) => side)).toEqual(['left', 'right', 'below', 'below']);
});

it('one place alone lies nowhere', () => {
  expect(placesOnMap([at('a', '116.4', '40')])).toBeUndefined();
  expect(placesOnMap([])).toBeUndefined();
});
