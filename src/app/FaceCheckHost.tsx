import { lazy, Suspense } from 'react';
import { noteFaceCheck, useFaceQuestion } from '@/session/face-check';

const FaceCheck = lazy(() => import('./FaceCheck'));

/** The face check that a menu entry asks for, beside whatever page is on show. */
export function FaceCheckHost() {
  const asked = useFaceQuestion((state) => state.asked);
  if (!asked) return null;
  const pass = (_hybh: string, yxsj: number) => {
    noteFaceCheck(asked.menuId, yxsj);
    asked.answer(true);
  };
  return (
    <Suspense fallback={null}>
      <FaceCheck key={asked.menuId} menuId={asked.menuId} onVerified={pass} onClose={() => asked.answer(false)} />
    </Suspense>
  );
}
