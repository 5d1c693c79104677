import { Button, Input } from 'antd';
import { useEffect, useState } from 'react';
import { Row } from '../layout/Row';
import styles from './OfdView.module.css';
import { LEAST_ZOOM, MAX_ZOOM, type Zoom } from './ofd-layout';

interface OfdViewToolsProps {
  /** Page number from 1. */
  page: number;
  pages: number;
  percent: number;
  zoom: Zoom;
  onPage: (page: number) => void;
  onZoom: (zoom: Zoom) => void;
  onTurn: () => void;
  onPrint: () => void;
  onDownload: () => void;
  /** Pages ready for printing so far; undefined while not printing. */
  printing: number | undefined;
}

export function OfdViewTools(props: OfdViewToolsProps) {
  const { page, pages, percent, zoom, onPage, onZoom, onTurn, onPrint, onDownload, printing } = props;
  return (
    <Row as="section" gap={3} rowGap={1} className={styles.tools} aria-label="预览工具">
      <Row gap={0.5}>
        <Button aria-label="上一页" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          ‹
        </Button>
        <PageNumber page={page} pages={pages} onPage={onPage} />
        <Button aria-label="下一页" disabled={page >= pages} onClick={() => onPage(page + 1)}>
          ›
        </Button>
      </Row>
      <Row gap={0.5}>
        <Button aria-label="缩小" disabled={percent <= LEAST_ZOOM} onClick={() => onZoom(stepFrom(percent, -1))}>
          －
        </Button>
        <span className={styles.percent} role="status" aria-label="显示比例">
          {Math.round(percent)}%
        </span>
        <Button aria-label="放大" disabled={percent >= MAX_ZOOM} onClick={() => onZoom(stepFrom(percent, 1))}>
          ＋
        </Button>
        <Button aria-pressed={zoom === 'width'} onClick={() => onZoom('width')}>
          适合宽度
        </Button>
        <Button aria-pressed={zoom === 'page'} onClick={() => onZoom('page')}>
          适合整页
        </Button>
        <Button onClick={onTurn}>旋转</Button>
      </Row>
      <Row gap={0.5}>
        <Button onClick={onPrint} disabled={printing !== undefined}>
          {printing === undefined ? '打印' : `准备打印 ${printing}/${pages}`}
        </Button>
        <Button onClick={onDownload}>下载</Button>
      </Row>
    </Row>
  );
}

/** The next multiple of 25 percent, from any zoom that fitting has set. */
export function stepFrom(percent: number, direction: 1 | -1): number {
  const steps = percent / 25;
  const next = direction > 0 ? Math.floor(steps + 1.001) : Math.ceil(steps - 1.001);
  return Math.min(Math.max(next * 25, LEAST_ZOOM), MAX_ZOOM);
}

function PageNumber({ page, pages, onPage }: Pick<OfdViewToolsProps, 'page' | 'pages' | 'onPage'>) {
  const [typed, setTyped] = useState(String(page));
  useEffect(() => setTyped(String(page)), [page]);
  const go = () => {
    const asked = Number(typed);
    if (!Number.isInteger(asked) || asked === page) setTyped(String(page));
    else onPage(Math.min(Math.max(asked, 1), pages));
  };
  return (
    <>
      <Input
        className={styles.page}
        aria-label="页码，回车跳转"
        inputMode="numeric"
        maxLength={5}
        value={typed}
        onChange={({ target }) => setTyped(target.value.replace(/\D/g, ''))}
        onBlur={go}
        onKeyDown={(event) => {
          if (event.key === 'Enter') go();
        }}
      />
      <span>/ {pages}页</span>
    </>
  );
}
