import { Alert, Button } from 'antd';
import { useState } from 'react';
import styles from '../frame/steps.module.css';
import { conditionsHold } from '../run/conditions';
import { useRun, useRunState } from '../run/run';

/** Registers that did not answer: what that means for the person, and another try that keeps what is filled in. */
export function SilentRegisters() {
  const run = useRun();
  const silent = useRunState((state) => state.judgement?.wyd ?? NONE);
  const [asking, setAsking] = useState(false);
  if (silent.length === 0) return null;
  const again = async () => {
    setAsking(true);
    const met = await conditionsHold(run);
    setAsking(false);
    // What stands in the way now, or that nobody answered at all, is told there.
    if (!met) run.goTo('eligibility');
  };
  return (
    <Alert
      className={styles.silent}
      role="status"
      type="warning"
      showIcon
      title={`${silent.join('、')}暂时没有应答`}
      description="可以重新查询，已填写的内容不受影响；也可以照常办理，材料列出须上传的请上传，提交后由中心人工核验。"
      action={
        <Button loading={asking} onClick={() => void again()}>
          重新查询
        </Button>
      }
    />
  );
}

const NONE: readonly string[] = [];
