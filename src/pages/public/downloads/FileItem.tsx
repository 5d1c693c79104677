import { Link } from 'react-router-dom';
import type { DownloadFile } from '@/api/public/downloads';
import { sizeText } from '@/domain/documents/material-file';
import { countText } from '@/domain/text/counts';
import { Row } from '@/ui/layout/Row';
import { DownloadButton } from './DownloadButton';
import styles from './downloads.module.css';

interface FileItemProps {
  file: DownloadFile;
  /** Called after a download, which raises the count. */
  onSaved: () => void;
}

/** Formats with a preview in the hall. */
const SHOWN: ReadonlySet<string> = new Set(['pdf', 'ofd']);

/** A file of 常用下载 (docs/rules/public-pages.md). Not a table row, whose button would be out of view on a narrow screen. */
export function FileItem({ file, onSaved }: FileItemProps) {
  const { wjbh, wjmc, sm, gs, flmc, dx, gxrq, xzcs } = file;
  const format = gs.toUpperCase();
  const facts = [
    flmc,
    format,
    dx !== undefined && sizeText(dx),
    gxrq && `更新于${gxrq}`,
    xzcs !== undefined && `下载${countText(xzcs)}次`,
  ].filter(Boolean);
  return (
    <Row as="li" gap={3} rowGap={1} align="start">
      <div className={styles.about}>
        <h2>{wjmc}</h2>
        {sm && <p>{sm}</p>}
        <Row as="p" gap={2} rowGap={0} muted>
          {facts.map((fact) => (
            <span key={String(fact)}>{fact}</span>
          ))}
        </Row>
      </div>
      <Row gap={2} rowGap={0} className={styles.actions} data-print="hide">
        <DownloadButton file={file} onSaved={onSaved} />
        {SHOWN.has(gs) && (
          <Link to={`/ylOfd?wjbh=${encodeURIComponent(wjbh)}`} aria-label={`预览 ${wjmc}（${format}）`}>
            预览
          </Link>
        )}
      </Row>
    </Row>
  );
}
