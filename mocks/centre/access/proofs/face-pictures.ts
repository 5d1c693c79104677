import { jpegSize } from '@/domain/documents/face-picture';
import { decodeBytes } from '@/lib/base64';
import { policyCount } from '../../../data/policy/policy';
import { BusinessError, REFUSED } from '../../kernel/transaction';

/** Pixels: a shorter side shows too little of a face, a longer one is unnecessary. */
const LEAST_SIDE = 200;
const LEAST_SIDE_MOVING = 80;
const LONGEST_SIDE = 2000;
/** Pictures of the movement. */
const MOST_MOVES = 5;

/** Returns what is wrong with the camera's pictures (Base64 of JPEG): portrait and movement. */
export function facePictureRefusal(shot: string, moves: readonly string[]): BusinessError | undefined {
  const refused = pictureRefusal(shot, LEAST_SIDE);
  if (refused) return refused;
  if (moves.length < 2 || moves.length > MOST_MOVES)
    return new BusinessError(REFUSED, '缺少按提示做动作的画面，请重新刷脸');
  for (const move of moves) {
    const wrong = pictureRefusal(move, LEAST_SIDE_MOVING);
    if (wrong) return wrong;
  }
  // No camera yields identical bytes twice.
  if (new Set(moves).size < moves.length) {
    return new BusinessError(REFUSED, '画面没有变化，无法确认是本人在镜头前，请按提示做动作后重试');
  }
  return undefined;
}

function pictureRefusal(base64: string, leastSide: number): BusinessError | undefined {
  const bytes = decodeBytes(base64);
  if (bytes.length === 0) return new BusinessError(REFUSED, '没有收到照片，请重新刷脸');
  const most = policyCount('p.rlZp');
  if (bytes.length > most * 1024) return new BusinessError(REFUSED, `照片超过${most}KB，请重新刷脸`);
  const size = jpegSize(bytes);
  if (!size) return new BusinessError(REFUSED, '照片无法识别（须为完整的JPEG），请重新刷脸');
  if (Math.min(size.width, size.height) < leastSide || Math.max(size.width, size.height) > LONGEST_SIDE) {
    return new BusinessError(REFUSED, '照片的尺寸不符合要求，请重新刷脸');
  }
  return undefined;
}
