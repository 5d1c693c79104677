import type { FlowFixture } from './fixture';
import { gj0803, gj0804, gj0809, gj0810, gj0815 } from './flexible';
import { gd0101 } from './gd0101';
import { gd0405 } from './gd0405';
import { gd0601 } from './gd0601';
import { gd0602 } from './gd0602';
import { gd0605 } from './gd0605';
import { gd0701 } from './gd0701';
import { gj0201 } from './gj0201';
import { gj0202 } from './gj0202';
import { gj0203 } from './gj0203';
import { gj0301 } from './gj0301';
import { gj0302, gj0302Unit, gj0802 } from './gj0302';
import { gj0303 } from './gj0303';
import { gj0304 } from './gj0304';
import { gj0305 } from './gj0305';
import { gj0306 } from './gj0306';
import { gj0311 } from './gj0311';
import { gj0312 } from './gj0312';
import { gj0314 } from './gj0314';
import { gj0801 } from './gj0801';
import { gj0805 } from './gj0805';
import { gj0814 } from './gj0814';
import { kh0103 } from './kh0103';
import { kh0104 } from './kh0104';
import { kh0105 } from './kh0105';
import { gd0404, gd0406 } from './loan-terms';
import { tq0101 } from './tq0101';
import { tq0102 } from './tq0102';
import { tq0103 } from './tq0103';
import { tq0104 } from './tq0104';
import { tq0105 } from './tq0105';
import { tq0106 } from './tq0106';
import { tq0107 } from './tq0107';
import { tq0199 } from './tq0199';
import { gj0102, gj0103, gj0108, gj0109, gj0209 } from './unit-changes';
import { gj0204, gj0205, gj0206 } from './unit-terms';
import { yt1101 } from './yt1101';
import { zs0101 } from './zs0101';
import { zy0101 } from './zy0101';

/** One fixture for each built flow: area and code → who carries it through. */
export const fixtures: Readonly<Record<string, FlowFixture>> = {
  'individual GD0101': gd0101,
  'individual GD0404': gd0404,
  'individual GD0405': gd0405,
  'individual GD0406': gd0406,
  'individual GD0601': gd0601,
  'individual GD0602': gd0602,
  'individual GD0605': gd0605,
  'individual GD0701': gd0701,
  'individual GJ0302': gj0302,
  'individual GJ0801': gj0801,
  'individual GJ0802': gj0802,
  'individual GJ0803': gj0803,
  'individual GJ0804': gj0804,
  'individual GJ0805': gj0805,
  'individual GJ0809': gj0809,
  'individual GJ0810': gj0810,
  'individual GJ0814': gj0814,
  'individual GJ0815': gj0815,
  'individual TQ0101': tq0101,
  'individual TQ0102': tq0102,
  'individual TQ0103': tq0103,
  'individual TQ0104': tq0104,
  'individual TQ0105': tq0105,
  'individual TQ0106': tq0106,
  'individual TQ0107': tq0107,
  'individual TQ0199': tq0199,
  'unit GJ0102': gj0102,
  'unit GJ0103': gj0103,
  'unit GJ0108': gj0108,
  'unit GJ0109': gj0109,
  'unit GJ0209': gj0209,
  'individual YT1101': yt1101,
  'individual ZY0101': zy0101,
  'developer KH0103': kh0103,
  'developer KH0104': kh0104,
  'developer KH0105': kh0105,
  'unit GJ0201': gj0201,
  'unit GJ0202': gj0202,
  'unit GJ0203': gj0203,
  'unit GJ0204': gj0204,
  'unit GJ0205': gj0205,
  'unit GJ0206': gj0206,
  'unit GJ0302': gj0302Unit,
  'unit GJ0301': gj0301,
  'unit GJ0303': gj0303,
  'unit GJ0304': gj0304,
  'unit GJ0305': gj0305,
  'unit GJ0306': gj0306,
  'unit GJ0311': gj0311,
  'unit GJ0312': gj0312,
  'unit GJ0314': gj0314,
  'unit ZS0101': zs0101,
};
