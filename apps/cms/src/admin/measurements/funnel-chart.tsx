import { Box } from '@strapi/design-system';
import { useEffect, useRef } from 'react';
import { useTheme } from 'styled-components';
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { Figure, MeasurementsReport } from '../../visitors/measurements/report';

const HEIGHT = 260;

/** The steps that the chart draws, each in a colour of the theme with enough contrast in both of its modes. */
const LINES = [
  ['visits', 'Visitas', 'primary600', []],
  ['applications', 'Solicitudes', 'success600', [8, 4]],
  ['clicks', 'Clics de salida', 'warning600', [2, 3]],
] as const;

const dayLabel = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** A hidden number is a gap: a line through it would tell it. */
const drawn = (figure: Figure): number | null => (typeof figure === 'number' ? figure : null);

/** Visits, applications and click-outs by day. The table below it has the same numbers, for those who do not see it. */
export function FunnelChart({ days }: { days: MeasurementsReport['funnel'] }) {
  const place = useRef<HTMLDivElement>(null);
  const { colors } = useTheme();
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const axis = {
      stroke: colors.neutral800,
      grid: { stroke: colors.neutral150 },
      ticks: { stroke: colors.neutral150 },
    };
    const chart = new UPlot(
      {
        width: element.clientWidth,
        height: HEIGHT,
        cursor: { show: false },
        legend: { live: false },
        tzDate: (seconds) => UPlot.tzDate(new Date(seconds * 1000), 'UTC'),
        axes: [
          { ...axis, values: (_chart, seconds) => seconds.map((each) => dayLabel.format(each * 1000)) },
          { ...axis, size: 60, incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 50_000, 100_000] },
        ],
        scales: { y: { range: (_chart, _low, high) => [0, Math.max(5, high * 1.1)] } },
        series: [
          { label: 'Día' },
          ...LINES.map(([, label, colour, dash]) => ({ label, stroke: colors[colour], width: 2, dash: [...dash] })),
        ],
      },
      [
        days.map(({ day }) => Date.parse(`${day}T00:00:00Z`) / 1000),
        ...LINES.map(([step]) => days.map((counts) => drawn(counts[step]))),
      ],
      element,
    );
    const resizing = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height: HEIGHT }));
    resizing.observe(element);
    return () => {
      resizing.disconnect();
      chart.destroy();
    };
  }, [days, colors]);
  return (
    <Box
      ref={place}
      role="img"
      aria-label="Gráfico de visitas, solicitudes y clics de salida por día. La tabla que sigue tiene los mismos números."
      color="neutral800"
      paddingBottom={4}
    />
  );
}
