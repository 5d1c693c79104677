import { Button } from 'antd';
import { Link, useHref, useNavigate } from 'react-router-dom';
import { type DeveloperProject, fetchMyProjectPage } from '@/api/developer/developer';
import { LENT_HOMES, PROJECT } from '@/domain/loan/project-state';
import { percentText } from '@/domain/money';
import { CaseLink } from '@/engine/case/CaseLink';
import { defineList } from '@/engine/list/define-list';
import { dictionaryLabel } from '@/session/dictionary';
import { Row } from '@/ui/layout/Row';
import styles from './developer-lists.module.css';

/** 楼盘列表: own properties, admission state, homes still open for financing (docs/rules/developers.md). */
export default defineList<DeveloperProject>()({
  name: 'projects',
  title: '楼盘列表',
  columns: [
    { prop: 'lpmc', label: '楼盘名称', width: 140, disabled: true, lead: true, frozen: true, show: nameLink },
    { prop: 'zt', label: '状态', width: 110, disabled: true, text: stateText },
    { prop: 'zts', label: '总套数', width: 80, type: 'formatNum' },
    { prop: 'kdts', label: '可贷套数', width: 90, type: 'formatNum' },
    { prop: 'ydts', label: LENT_HOMES, width: 150, type: 'formatNum' },
    { prop: 'zrrq', label: '准入日期', width: 115 },
    { prop: 'bzjbl', label: '保证金比例', width: 105, text: ({ bzjbl }) => percentText(bzjbl) },
    { prop: 'lpdz', label: '楼盘地址', width: 240 },
    // Wide enough to be unbroken in large print.
    { prop: 'ysxkz', label: '预售许可证', width: 190 },
    { prop: 'lpbh', label: '楼盘编号', width: 115, isShow: false },
    { prop: 'jzmj', label: '总面积（㎡）', width: 130, type: 'tofix2', isShow: false },
    { prop: 'jgkhyh', label: '合作银行', width: 200, isShow: false },
    { prop: 'jgrq', label: '竣工日期', width: 115, isShow: false },
  ],
  actions: { width: 165, disabled: true, show: ways },
  rowKey: ({ lpbh }) => lpbh,
  conditions: [
    { kind: 'text', name: 'lpmc', label: '楼盘名称' },
    { column: 'zt', dictionary: 'lpzt', all: '全部状态' },
  ],
  fetch: fetchMyProjectPage,
  above: <NewProject />,
  rowsAre: '楼盘',
});

function NewProject() {
  const path = '/kfswt/cx_yw/lp_cx/lpzr_sq?sqlx=1';
  const navigate = useNavigate();
  const href = useHref(path);
  return (
    <Row justify="end" data-print="hide">
      <Button
        type="primary"
        href={href}
        onClick={(event) => {
          // A link, so that it opens in a new tab on request.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          void navigate(path);
        }}
      >
        申请新楼盘准入
      </Button>
    </Row>
  );
}

function nameLink({ lpbh, lpmc }: DeveloperProject) {
  return (
    <Link to={`/kfswt/cx_yw/lp_cx/ldb?lpbh=${lpbh}`} aria-label={`查看${lpmc}的楼栋表`}>
      {lpmc}
    </Link>
  );
}

function stateText({ zt, tzsm }: DeveloperProject): string {
  return `${dictionaryLabel('lpzt', zt)}${tzsm && `（${tzsm}）`}`;
}

function ways({ lpbh, lpmc, zt, blyw }: DeveloperProject) {
  return (
    <span className={styles.ways}>
      <Link to={`/kfswt/cx_yw/lp_cx/ldb/dr?lpbh=${lpbh}`} aria-label={`导入楼栋：${lpmc}`}>
        导入楼栋
      </Link>
      {blyw ? (
        <CaseLink ywlsh={blyw.ywlsh} name={`：${lpmc}的${blyw.ywmc}`} word="查看办件" />
      ) : (
        zt !== PROJECT.inReview && (
          <Link to={`/kfswt/cx_yw/lp_cx/lpzr_sq?sqlx=2&lpbh=${lpbh}`} aria-label={`变更${lpmc}`}>
            变更
          </Link>
        )
      )}
    </span>
  );
}
