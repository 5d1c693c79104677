import { create } from 'zustand';
import { fetchFaceCheck } from '@/api/sign';
import { toast } from '@/ui/toast';
import type { MenuEntry } from './menu-store';
import { useSession } from './session-store';
import { onSignOut } from './sign-out-listeners';

/** Somebody waits for the person's face; the dialog answers. */
interface FaceQuestion {
  menuId: string;
  answer: (passed: boolean) => void;
}

export const useFaceQuestion = create<{ asked: FaceQuestion | null }>(() => ({ asked: null }));

/** A refusal with its way on takes longer to read than a word. */
const REFUSED_MS = 5000;

/** Until when each entry is open in this session, ms since the epoch. */
const openUntil = new Map<string, number>();

onSignOut(() => {
  openUntil.clear();
  dropFaceQuestion();
});

/**
 * Whether this person enters only after a face check (specification 4): enable 10, and a sign-in by one of the methods that the
 * centre wants checked. Whoever has signed in by face has shown it already.
 */
export function needsFaceCheck(entry: Pick<MenuEntry, 'enable'> | undefined): boolean {
  if (entry?.enable !== '10') return false;
  const { userInfo } = useSession.getState();
  return userInfo?.checkMethods.includes(userInfo.loginMethod) ?? false;
}

export function isFaceChecked(menuId: string): boolean {
  return (openUntil.get(menuId) ?? 0) > Date.now();
}

/** The phone has recognised the person; `yxsj`: seconds for which the entry stays open. */
export function noteFaceCheck(menuId: string, yxsj: number): void {
  if (yxsj > 0) openUntil.set(menuId, Date.now() + yxsj * 1000);
}

/** True once the person may enter: checked in the last minutes (the centre knows, also after a reload), or now by the dialog. */
export async function passFaceCheck(menuId: string): Promise<boolean> {
  if (isFaceChecked(menuId)) return true;
  const known = await fetchFaceCheck(menuId).catch(() => undefined);
  if (known?.hybh && typeof known.yxsj === 'number') noteFaceCheck(menuId, known.yxsj);
  if (isFaceChecked(menuId)) return true;
  if (known?.bz) {
    toast.warning(known.bz, REFUSED_MS);
    return false;
  }
  dropFaceQuestion();
  return new Promise((resolve) => {
    const answer = (passed: boolean) => {
      if (useFaceQuestion.getState().asked?.answer === answer) useFaceQuestion.setState({ asked: null });
      resolve(passed);
    };
    useFaceQuestion.setState({ asked: { menuId, answer } });
  });
}

/** Answers the open question with no. */
export function dropFaceQuestion(menuId?: string): void {
  const { asked } = useFaceQuestion.getState();
  if (asked && (menuId === undefined || asked.menuId === menuId)) asked.answer(false);
}
