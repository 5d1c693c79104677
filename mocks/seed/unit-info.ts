// What the centre keeps of the fixed units beside their accounts.

import type { Store } from '../centre/kernel/store';
import { putUnitInfo, type UnitInfo } from '../centre/kernel/unit-info';
import { legalPersons } from '../data/legal-persons';

const address = (district: string, detail: string) => JSON.stringify(['云州市', district, detail]);

const INFO: Readonly<Record<string, UnitInfo>> = {
  '1000000001': { dwsshy: 'C', dwdz: address('朝阳区', '酒仙桥路12号'), dwlxdh: '010-64351200', dwyb: '100015' },
  '1000000002': { dwsshy: 'F', dwdz: address('海淀区', '云锦街88号东方大厦'), dwlxdh: '010-82600088' },
  '1000000003': { dwsshy: 'H', dwdz: address('西城区', '平安里西大街9号'), dwlxdh: '010-66170033' },
  '1000000004': { dwsshy: 'I', dwdz: address('海淀区', '云锦街20号5层'), dwlxdh: '010-82609922' },
  '1000000005': { dwsshy: 'P', dwdz: address('西城区', '广安路30号'), dwlxdh: '010-63100520' },
};

export function seedUnitInfo(store: Store): void {
  for (const [dwzh, info] of Object.entries(INFO)) {
    const legal = legalPersons[dwzh] ?? { frxm: '', frzjhm: '', frsjhm: '' };
    const { frxm: dwfrdbxm, frzjhm: dwfrdbzjhm, frsjhm: dwfrdbsjhm } = legal;
    const kind = { dwxz: '3', dwjjlx: '150', dwlsgx: '90' };
    putUnitInfo(store, dwzh, { ...kind, ...info, dwfrdbxm, dwfrdbzjlx: '01', dwfrdbzjhm, dwfrdbsjhm });
  }
}
