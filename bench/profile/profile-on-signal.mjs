// @ts-check
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';

// Loaded into a server with `--import`: the first SIGUSR2 begins a CPU profile, the next one ends it and writes it to
// PROFILE_FILE. `--cpu-prof` would make one profile of the start and all pages together.
const session = new Session();
session.connect();
let isRecording = false;

process.on('SIGUSR2', async () => {
  isRecording = !isRecording;
  if (isRecording) {
    await session.post('Profiler.enable');
    await session.post('Profiler.start');
    return;
  }
  const { profile } = await session.post('Profiler.stop');
  await session.post('Profiler.disable');
  writeFileSync(process.env.PROFILE_FILE ?? '', JSON.stringify(profile));
});
