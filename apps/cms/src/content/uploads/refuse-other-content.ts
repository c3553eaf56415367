import { errors } from '@strapi/utils';
import type { ArrivedFile } from '../../platform/strapi-internals/upload-plugin';
import { pictureProblem } from './picture-problem';

/** @throws ValidationError that names the first file that is no picture or too large */
export async function refuseOtherContent(files: readonly ArrivedFile[]): Promise<void> {
  for (const file of files) {
    const problem = await pictureProblem(file);
    if (problem) throw new errors.ValidationError(problem);
  }
}
