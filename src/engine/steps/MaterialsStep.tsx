import { Alert, Button } from 'antd';
import { useState } from 'react';
import { fetchMaterials, type Material } from '@/api/archive';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import type { Flow } from '../define-flow';
import { useRun } from '../run';
import { stepAfter, stepBefore, stepTitles } from '../steps';
import { useLoad } from '../use-load';
import { MaterialItem } from './MaterialItem';
import { StepFrame } from './StepFrame';
import styles from './steps.module.css';
import { useUploads } from './use-uploads';

/** The archive's list for what was filled in; it needs the business number, which is fetched here for the first time. */
export function MaterialsStep({ wiring }: { wiring: NonNullable<Flow['materials']> }) {
  const run = useRun();
  const { flow, form, goTo } = run;
  const list = useLoad(flow.code, async (signal) => {
    const ywlsh = await run.businessNumber();
    void run.drafts.save();
    const zstj = wiring.zstj(form.shown());
    const materials = await fetchMaterials({ jdbh: wiring.jdbh, mlbh: wiring.mlbh, zstj, ywlsh }, { signal });
    return { ywlsh, materials };
  });
  if (list.data) {
    return (
      <Materials ywlsh={list.data.ywlsh} materials={list.data.materials} error={list.error} reload={list.reload} />
    );
  }
  return (
    <StepFrame
      title={stepTitles.materials}
      actions={<Button onClick={() => goTo(stepBefore(flow, 'materials'))}>上一步</Button>}
    >
      {list.phase === 'failed' ? <LoadFailed error={list.error} onRetry={list.reload} /> : <Loading />}
    </StepFrame>
  );
}

interface MaterialsProps {
  ywlsh: string;
  materials: readonly Material[];
  error: unknown;
  reload: () => void;
}

function Materials({ ywlsh, materials, error, reload }: MaterialsProps) {
  const { flow, goTo } = useRun();
  const { uploads, add, retry, drop } = useUploads(ywlsh, reload);
  const [attempted, setAttempted] = useState(false);
  const missing = materials.filter(isMissing);
  const running = uploads.some((upload) => !upload.error);
  const proceed = () => {
    setAttempted(true);
    if (missing.length === 0 && !running) goTo(stepAfter(flow, 'materials'));
  };
  return (
    <StepFrame
      title={stepTitles.materials}
      actions={
        <>
          <Button onClick={() => goTo(stepBefore(flow, 'materials'))}>上一步</Button>
          <Button type="primary" onClick={proceed}>
            下一步
          </Button>
        </>
      }
    >
      {error !== undefined && <LoadFailed error={error} onRetry={reload} />}
      {attempted && (missing.length > 0 || running) && (
        <div role="alert">
          <Alert
            type="error"
            showIcon
            title={running ? '材料正在上传，请稍候' : '以下材料尚未上传，请补齐'}
            description={missing.map((material) => material.wjmc).join('、')}
          />
        </div>
      )}
      <section className={styles.card} aria-label="材料清单">
        {materials.length === 0 && <p>本业务无需提交材料。</p>}
        {materials.map((material) => (
          <MaterialItem
            key={material.wjlxId}
            material={material}
            uploads={uploads.filter((upload) => upload.wjlxId === material.wjlxId)}
            onAdd={(files) => add(material.wjlxId, files)}
            onRetry={(upload) => void retry(upload)}
            onDrop={drop}
            onDeleted={reload}
          />
        ))}
      </section>
    </StepFrame>
  );
}

/** Required (the list already holds only what its condition asks for) and neither there nor waived. */
export function isMissing(material: Material): boolean {
  return (
    material.sfbs !== '0' &&
    (material.clzt === '0' || material.clzt === '3') &&
    (material.clzt === '3' || material.wj.length === 0)
  );
}
