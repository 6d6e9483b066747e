import { startTool, type ToolOptions } from './tool.ts';

/** Runs a Node script to its end and hands back all it wrote. */
export async function runCaptured(
  options: ToolOptions,
): Promise<{ readonly code: number; readonly output: string }> {
  const { child, exited } = startTool({ ...options, stdio: 'pipe' });
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const closed = new Promise((resolve) => child.once('close', resolve));
  const code = await exited;
  // The last words may arrive after the end.
  await closed;
  return { code, output: Buffer.concat(chunks).toString() };
}
