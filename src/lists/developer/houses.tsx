import { fetchHouses, type House } from '@/api/loan/loan-application';
import type { Page } from '@/api/person/person';
import { defineList } from '@/engine/list/define-list';
import { BuildingChoice, type Chosen } from '@/pages/developer/BuildingChoice';

/** 房屋明细: every home of a building with its state. */
export default defineList<House, Page<House>, Chosen>()({
  name: 'houses',
  title: '房屋明细',
  scope: {
    Chooser: BuildingChoice,
    key: ({ building }) => building.ldbh,
    words: ({ project, building }) => `${project.lpmc}${building.ldmh}`,
  },
  columns: [
    { prop: 'dy', label: '单元', width: 90, disabled: true },
    { prop: 'fh', label: '房号', width: 110, disabled: true },
    { prop: 'hx', label: '户型', width: 160 },
    { prop: 'jzmj', label: '建筑面积（㎡）', width: 140, type: 'tofix2' },
    { prop: 'fwdj', label: '备案单价', width: 140, type: 'money' },
    { prop: 'fwzj', label: '房屋总价', width: 160, type: 'money' },
    { prop: 'zt', label: '状态', width: 130, filterKey: 'fwzt', filterable: true },
    { prop: 'smsj', label: '说明', width: 320 },
  ],
  rowKey: ({ fwbh }) => fwbh,
  conditions: [
    { kind: 'text', name: 'dy', label: '单元' },
    { kind: 'text', name: 'fh', label: '房号' },
  ],
  fetch: (request, options, { building }) => fetchHouses({ ...request, ldbh: building.ldbh }, options),
  rowsAre: '房屋',
});
