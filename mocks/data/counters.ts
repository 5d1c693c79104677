import type { Counter } from '@/api/counters';

/** Where the centre can be visited: the branches of WDXX, in a city that exists nowhere. */
export const counters: readonly Counter[] = [
  {
    wdbh: '0101',
    wdmc: '城区管理部',
    dz: '云州市城区人民路100号政务服务中心二楼公积金窗口',
    lxdh: '0999-12329',
    gzsj: '工作日 9:00至17:00',
  },
  {
    wdbh: '0102',
    wdmc: '高新区管理部',
    dz: '云州市高新区创新大道66号高新区便民服务中心一楼',
    lxdh: '0999-12329',
    gzsj: '工作日 9:00至17:00',
  },
  {
    wdbh: '0103',
    wdmc: '江北管理部',
    dz: '云州市江北区滨江路8号江北区政务大厅三楼',
    lxdh: '0999-12329',
    gzsj: '工作日 9:00至12:00，13:30至17:00',
  },
];
