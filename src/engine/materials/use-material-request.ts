import type { MaterialRequest } from '@/api/archive';
import type { Flow } from '../flow/define-flow';
import { useLoad } from '../flow/use-load';
import { useRun } from '../run/run';

/** Which materials are asked for what is filled in; the business number under which they lie is fetched here at the latest. */
export function useMaterialRequest(wiring: NonNullable<Flow['materials']>) {
  const run = useRun();
  return useLoad<MaterialRequest>(run.flow.code, async () => {
    const ywlsh = await run.businessNumber();
    void run.drafts.save();
    return { jdbh: wiring.jdbh, mlbh: wiring.mlbh, zstj: wiring.zstj(run.form.shown()), ywlsh };
  });
}
