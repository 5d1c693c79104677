import { Link } from 'react-router-dom';
import { type DeveloperProject, fetchOwnProjectPage } from '@/api/developer';
import { percentText } from '@/domain/money';
import { defineList } from '@/engine/list/define-list';

const STATES = ['准入', '审核中', '暂停', '售罄'].map((zt) => ({ value: zt, label: zt }));

/** 楼盘列表: the developer's own properties, what the centre agreed to, and how many homes are left (domain catalogue 12.3). */
export default defineList<DeveloperProject>()({
  path: '/kfswt/cx_yw/lp_cx/lplb',
  title: '楼盘列表',
  columns: [
    { prop: 'lpbh', label: '楼盘编号', width: 120 },
    { prop: 'lpmc', label: '楼盘名称', width: 150, disabled: true, lead: true },
    { prop: 'zt', label: '状态', width: 200, type: 'custom', slotname: 'zt', disabled: true },
    { prop: 'lpdz', label: '楼盘地址', width: 190 },
    { prop: 'ysxkz', label: '预售许可证', width: 200 },
    { prop: 'jzmj', label: '总面积（㎡）', width: 130, type: 'tofix2' },
    { prop: 'zts', label: '总套数', width: 90 },
    { prop: 'kdts', label: '可贷套数', width: 100 },
    { prop: 'ydts', label: '已贷套数', width: 100 },
    { prop: 'jgkhyh', label: '合作银行', width: 200 },
    { prop: 'bzjbl', label: '保证金比例', width: 110, type: 'custom', slotname: 'bzjbl' },
    { prop: 'zrrq', label: '准入日期', width: 115 },
    { prop: 'jgrq', label: '竣工日期', width: 115, isShow: false },
    { prop: 'lxr', label: '操作', width: 190, type: 'custom', slotname: 'ways' },
  ],
  slots: {
    zt: { text: ({ zt, tzsm }) => (tzsm === '' ? zt : `${zt}（${tzsm}）`) },
    bzjbl: { text: ({ bzjbl }) => percentText(bzjbl) },
    ways: {
      text: () => '',
      show: ({ lpbh, lpmc, zt }) => (
        <>
          <Link to={`/kfswt/cx_yw/lp_cx/ldb?lpbh=${lpbh}`} aria-label={`查看${lpmc}的楼栋表`}>
            楼栋表
          </Link>
          {zt !== '审核中' && (
            <>
              {'　'}
              <Link to="/kfswt/cx_yw/lp_cx/lpzr_sq?sqlx=2" aria-label={`变更${lpmc}`}>
                变更
              </Link>
            </>
          )}
        </>
      ),
    },
  },
  rowKey: ({ lpbh }) => lpbh,
  conditions: [
    { kind: 'text', name: 'lpmc', label: '楼盘名称' },
    { kind: 'choice', name: 'zt', label: '状态', options: STATES, all: '全部状态' },
  ],
  fetch: fetchOwnProjectPage,
  above: (
    <p data-links>
      <Link to="/kfswt/cx_yw/lp_cx/lpzr_sq?sqlx=1">申请新楼盘准入</Link>
    </p>
  ),
  emptyText: '没有符合条件的楼盘',
});
