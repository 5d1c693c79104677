import { Button } from 'antd';
import { useState } from 'react';
import type { Material, MaterialRequest } from '@/api/archive/archive';
import sections from '@/form/sections/sections.module.css';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { isMaterialMissing } from '../flow/missing-material';
import { useLoad } from '../flow/use-load';
import { StepFrame } from '../frame/StepFrame';
import { FramedMaterials } from '../materials/FramedMaterials';
import { frameAddress } from '../materials/frame-address';
import { MissingMaterials } from '../materials/MissingMaterials';
import { useMaterialRequest } from '../materials/use-material-request';
import { materialList } from '../run/advance-step';
import { PreviousStep } from '../run/PreviousStep';
import { useRun } from '../run/run';
import { stepAfter, stepTitle } from '../run/steps';
import { MaterialItem } from './MaterialItem';
import { useUploads } from './use-uploads';

/** Materials required for the current values; fetches the business number, if there is none yet. */
export function MaterialsStep() {
  const run = useRun();
  const { flow, goTo } = run;
  // The frame needs a code of the session: with a pass only, the hall's own list is shown.
  const [address] = useState(() => (run.calls.token === undefined ? frameAddress() : undefined));
  const [plain, setPlain] = useState(address === undefined);
  const asked = useMaterialRequest();
  const next = () => goTo(stepAfter(flow, 'materials'));
  const title = stepTitle(flow, 'materials');
  if (asked.data && address && !plain) {
    return (
      <FramedMaterials
        title={title}
        address={address}
        request={asked.data}
        onDone={next}
        onPlain={() => setPlain(true)}
      />
    );
  }
  if (asked.data) return <PlainList title={title} request={asked.data} onDone={next} />;
  return (
    <StepFrame title={title} actions={<PreviousStep of="materials" />}>
      {asked.phase === 'failed' ? <LoadFailed error={asked.error} onRetry={asked.reload} /> : <Loading shape="list" />}
    </StepFrame>
  );
}

interface PlainListProps {
  title: string;
  request: MaterialRequest;
  onDone: () => void;
}

/** The hall's own list, used without a frame or if the frame does not open. */
function PlainList({ title, request, onDone }: PlainListProps) {
  const run = useRun();
  const list = useLoad(request.ywlsh, (signal) => materialList(run, request, { ...run.calls, signal }));
  if (list.data) {
    return (
      <Materials
        title={title}
        ywlsh={request.ywlsh}
        materials={list.data}
        error={list.error}
        reload={list.reload}
        onDone={onDone}
      />
    );
  }
  return (
    <StepFrame title={title} actions={<PreviousStep of="materials" />}>
      {list.phase === 'failed' ? <LoadFailed error={list.error} onRetry={list.reload} /> : <Loading shape="list" />}
    </StepFrame>
  );
}

interface MaterialsProps extends Omit<PlainListProps, 'request'> {
  ywlsh: string;
  materials: readonly Material[];
  error: unknown;
  reload: () => void;
}

function Materials({ title, ywlsh, materials, error, reload, onDone }: MaterialsProps) {
  const { calls, drafts } = useRun();
  const { uploads, add, retry, drop } = useUploads(ywlsh, { onArrived: reload, onClosed: drafts.handedIn, calls });
  const [attempted, setAttempted] = useState(false);
  const missing = materials.filter(isMaterialMissing);
  const running = uploads.some((upload) => !upload.error);
  const proceed = () => {
    setAttempted(true);
    if (missing.length === 0 && !running) onDone();
  };
  return (
    <StepFrame
      title={title}
      actions={
        <>
          <PreviousStep of="materials" />
          <Button type="primary" onClick={proceed}>
            下一步
          </Button>
        </>
      }
    >
      {error !== undefined && <LoadFailed error={error} onRetry={reload} />}
      {attempted && (missing.length > 0 || running) && <MissingMaterials running={running} missing={missing} />}
      <section className={sections.card} aria-label="材料清单">
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
