// Registered data of the seeded units besides their accounts.

import type { Store } from '../centre/kernel/store';
import { putUnitInfo, type UnitInfoFields } from '../centre/kernel/unit/unit-info';

const address = (district: string, detail: string) => JSON.stringify(['云州市', district, detail]);

/** The legal person agrees to a further operator; dwfrdbsjhm is empty where the centre has no number. */
const INFO: Readonly<Record<string, UnitInfoFields>> = {
  '1000000001': {
    dwsshy: 'C',
    dwdz: address('朝阳区', '酒仙桥路12号'),
    dwlxdh: '010-64351200',
    dwyb: '100015',
    dwfrdbxm: '方振华',
    dwfrdbzjhm: '11010119700512001X',
    dwfrdbsjhm: '13900000021',
  },
  '1000000002': {
    dwsshy: 'F',
    dwdz: address('海淀区', '云锦街88号东方大厦'),
    dwlxdh: '010-82600088',
    dwfrdbxm: '东方宁',
    dwfrdbzjhm: '110108196609210032',
    dwfrdbsjhm: '',
  },
  '1000000003': {
    dwsshy: 'H',
    dwdz: address('西城区', '平安里西大街9号'),
    dwlxdh: '010-66170033',
    dwfrdbxm: '邢国城',
    dwfrdbzjhm: '110102197511030021',
    dwfrdbsjhm: '',
  },
  '1000000004': {
    dwsshy: 'I',
    dwdz: address('海淀区', '云锦街20号5层'),
    dwlxdh: '010-82609922',
    dwfrdbxm: '蓝海',
    dwfrdbzjhm: '110108197804170050',
    dwfrdbsjhm: '',
  },
  '1000000005': {
    dwsshy: 'P',
    dwdz: address('西城区', '广安路30号'),
    dwlxdh: '010-63100520',
    dwfrdbxm: '齐启明',
    dwfrdbzjhm: '110107196807300040',
    dwfrdbsjhm: '',
  },
};

export function seedUnitInfo(store: Store): void {
  for (const [dwzh, info] of Object.entries(INFO)) {
    const kind = { dwxz: '3', dwjjlx: '150', dwlsgx: '90' };
    putUnitInfo(store, dwzh, { ...kind, ...info, dwfrdbzjlx: '01' });
  }
}
