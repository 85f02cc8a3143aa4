'use strict';
// Draws the page's data: lines on charts and tiles on boards. It knows nothing about puzzles.
(() => {
  const data = JSON.parse(document.getElementById('data').textContent);
  const root = document.documentElement;
  const COLOURS = 8;
  const FEW = 2;
  const FRAME_MILLIS = 900;

  function element(tag, className, text) {
    const made = document.createElement(tag);
    if (className) made.className = className;
    if (text !== undefined) made.textContent = text;
    return made;
  }

  /** Marks one of a group of buttons as the one that counts. */
  function press(buttons, pressed) {
    buttons.forEach((button) => button.setAttribute('aria-pressed', String(button === pressed)));
  }

  // ---- Light and dark

  const darkByDefault = matchMedia('(prefers-color-scheme: dark)');

  function scheme() {
    return root.dataset.scheme || (darkByDefault.matches ? 'dark' : 'light');
  }

  document.getElementById('scheme').addEventListener('click', () => {
    root.dataset.scheme = scheme() === 'dark' ? 'light' : 'dark';
    redrawCharts();
  });
  darkByDefault.addEventListener('change', () => redrawCharts());

  /** The value of a colour of the style sheet, in the scheme that is shown. */
  const probe = element('span');
  probe.hidden = true;
  document.body.append(probe);

  function colour(name) {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  }

  // ---- Numbers

  function digits(value) {
    return value < 9.95 && value !== Math.round(value) ? value.toFixed(1) : String(Math.round(value));
  }

  function time(micros) {
    if (micros < 0.9995) return `${Math.round(micros * 1e3)}ns`;
    if (micros < 999.5) return `${digits(micros)}µs`;
    return micros < 999.5e3 ? `${digits(micros / 1e3)}ms` : `${digits(micros / 1e6)}s`;
  }

  function share(value) {
    const percent = 100 * value;
    return `${percent === 0 || percent >= 10 ? Math.round(percent) : Number(percent.toPrecision(2))}%`;
  }

  function count(value) {
    if (value < 1e4) return String(Number(value.toPrecision(4)));
    return value < 999.5e3 ? `${digits(value / 1e3)}k` : `${digits(value / 1e6)}M`;
  }

  function written(axis, value) {
    if (axis.labels.length) return axis.labels[value] ?? '';
    if (axis.unit === 'TIME') return time(value);
    return axis.unit === 'SHARE' ? share(value) : count(value);
  }

  // ---- Charts

  const charts = [];

  function redrawCharts() {
    charts.forEach((each) => each.draw());
  }

  function fits(chart, point) {
    return (!chart.x.logarithmic || point.x > 0) && (!chart.y.logarithmic || point.y > 0);
  }

  /** Blue for the first of lines in an order, red for the last. */
  function grade(index, count) {
    return `hsl(${230 * (1 - index / Math.max(1, count - 1))} 75% ${scheme() === 'dark' ? 65 : 40}%)`;
  }

  function dataset(chart, view, line, index) {
    const count = view.lines.length;
    const ink = view.graded ? grade(index, count) : colour(`c${index % COLOURS}`);
    const style = view.graded ? 0 : Math.floor(index / COLOURS) % 3;
    // the first line is drawn last; the line below is wider, so that it shows where both coincide
    const wider = count > FEW ? 0 : index;
    return {
      label: line.name,
      data: line.points.filter((point) => fits(chart, point)),
      showLine: true,
      borderColor: ink,
      backgroundColor: ink,
      borderWidth: 2 + 2 * wider,
      borderDash: [[], [6, 3], [2, 3]][style],
      pointStyle: ['circle', 'rect', 'triangle'][style],
      pointRadius: 2.5 + 1.5 * wider,
      clip: 5,
      pointHitRadius: 8,
    };
  }

  function scale(chart, axis, vertical, points) {
    const own = (point) => (vertical ? point.y : point.x);
    const marks = chart.marks.filter((mark) => mark.vertical !== vertical).map((mark) => mark.at);
    const values = points.map(own).concat(marks);
    const least = Math.min(...values);
    const most = Math.max(...values);
    const narrow = most / least < 30;
    const made = {
      type: axis.logarithmic ? 'logarithmic' : 'linear',
      title: { display: true, text: axis.title, color: colour('soft') },
      grid: { color: colour('line') },
      border: { color: colour('line') },
      ticks: {
        color: colour('soft'),
        maxRotation: 0,
        callback: (value) => {
          if (!axis.logarithmic) return written(axis, value);
          const lead = value / 10 ** Math.floor(Math.log10(value) + 1e-9);
          const round = (narrow ? [1, 2, 5] : [1]).some((each) => Math.abs(lead - each) < 1e-6);
          return round ? written(axis, value) : null;
        },
      },
    };
    if (axis.logarithmic) {
      made.min = 10 ** Math.floor(Math.log10(least) + 1e-9);
      made.max = most * 1.6;
    } else if (axis.labels.length) {
      made.min = -0.3;
      made.max = axis.labels.length - 0.7;
      made.afterBuildTicks = (built) => {
        built.ticks = axis.labels.map((label, value) => ({ value }));
      };
    } else if (vertical) {
      made.suggestedMin = 0;
      made.suggestedMax = most;
    } else {
      made.bounds = 'data';
    }
    return made;
  }

  /** Lines across a chart, each with its name at its end. */
  function marks(chart) {
    return {
      id: 'marks',
      afterDatasetsDraw: (drawn) => {
        const { ctx, chartArea: area, scales } = drawn;
        ctx.save();
        ctx.strokeStyle = colour('bad');
        ctx.fillStyle = colour('bad');
        ctx.font = '600 12px system-ui, sans-serif';
        ctx.lineWidth = 1.5;
        ctx.setLineDash([7, 4]);
        const heights = chart.marks
          .filter((mark) => !mark.vertical)
          .map((mark) => scales.y.getPixelForValue(mark.at));
        chart.marks.forEach((mark) => {
          ctx.beginPath();
          if (mark.vertical) {
            const x = scales.x.getPixelForValue(mark.at);
            ctx.moveTo(x, area.top);
            ctx.lineTo(x, area.bottom);
            const roomLeft = x - area.left > ctx.measureText(mark.name).width + 10;
            ctx.textAlign = roomLeft ? 'right' : 'left';
            ctx.fillText(mark.name, roomLeft ? x - 5 : x + 5, area.top + 12);
          } else {
            const y = scales.y.getPixelForValue(mark.at);
            ctx.moveTo(area.left, y);
            ctx.lineTo(area.right, y);
            ctx.textAlign = 'right';
            const closeAbove = heights.some((each) => each < y && y - each < 18);
            ctx.fillText(mark.name, area.right - 4, closeAbove ? y + 13 : y - 5);
          }
          ctx.stroke();
        });
        ctx.restore();
      },
    };
  }

  function legendRows(view, width) {
    let rows = 1;
    let used = 0;
    view.lines.forEach((line) => {
      const wide = 42 + 7 * line.name.length;
      if (used > 0 && used + wide > width) {
        rows += 1;
        used = 0;
      }
      used += wide;
    });
    return rows;
  }

  function showChart(section) {
    const chart = data.charts[Number(section.dataset.chart)];
    const canvas = section.querySelector('canvas');
    const buttons = [...section.querySelectorAll('[data-view]')];
    let view = chart.views[0];
    let drawn = null;

    function draw() {
      const hidden = new Set();
      if (drawn) {
        drawn.data.datasets.forEach((each, i) => {
          if (!drawn.isDatasetVisible(i)) hidden.add(each.label);
        });
        drawn.destroy();
      }
      const width = canvas.parentElement.clientWidth;
      const plot = width < 600 ? 280 : 340;
      canvas.parentElement.style.height = `${plot + 24 * legendRows(view, width)}px`;
      const points = view.lines.flatMap((line) => line.points).filter((point) => fits(chart, point));
      drawn = new Chart(canvas, {
        type: 'scatter',
        data: {
          datasets: view.lines.map((line, i) => ({
            ...dataset(chart, view, line, i),
            hidden: hidden.has(line.name),
          })),
        },
        options: {
          animation: false,
          responsive: true,
          maintainAspectRatio: false,
          scales: {
            x: scale(chart, chart.x, false, points),
            y: scale(chart, chart.y, true, points),
          },
          plugins: {
            legend: {
              position: 'bottom',
              labels: { color: colour('ink'), usePointStyle: true, boxHeight: 7 },
            },
            tooltip: {
              callbacks: {
                title: (items) => `${chart.x.title} ${written(chart.x, items[0].parsed.x)}`,
                label: (item) => `${item.dataset.label}: ${written(chart.y, item.parsed.y)}`,
              },
            },
          },
        },
        plugins: [marks(chart)],
      });
    }

    buttons.forEach((button) =>
      button.addEventListener('click', () => {
        view = chart.views[Number(button.dataset.view)];
        press(buttons, button);
        draw();
      }),
    );
    draw();
    charts.push({ draw });
  }

  // ---- Boards

  function board(shot) {
    if (!shot.tiles.length) return element('pre', 'board-text', shot.text);
    const made = element('div', 'board');
    made.style.gridTemplateColumns = `repeat(${shot.columns}, minmax(0, 1fr))`;
    made.style.setProperty('--size', `${58 / shot.columns}cqw`);
    shot.tiles.forEach(([column, row, text, detail, tint, changed]) => {
      const tile = element('div', `tile ${tint}${changed ? ' changed' : ''}`, text);
      tile.style.gridArea = `${row} / ${column}`;
      if (detail) tile.append(element('small', '', detail));
      made.append(tile);
    });
    return made;
  }

  function moveButtons(reel, step, go) {
    const made = element('div', 'moves');
    if (reel.shots.length < 2) return made;
    reel.shots.forEach((shot, i) => {
      const name = shot.move || (i === 0 ? 'start' : '?');
      const button = element('button', shot.remark ? 'wrong' : '', shot.remark ? `${name} ✗` : name);
      button.type = 'button';
      button.title = shot.heading + (shot.remark ? `: ${shot.remark}` : '');
      if (i === step) button.setAttribute('aria-current', 'step');
      button.addEventListener('click', () => go(i));
      made.append(button);
    });
    return made;
  }

  function reelView(reel, step, go) {
    const shown = Math.min(step, reel.shots.length - 1);
    const shot = reel.shots[shown];
    const made = element('div', 'reel');
    const remark = element('div', 'remark');
    if (shot.remark) remark.append(element('b', '', `✗ ${shot.remark}`));
    if (shot.note) remark.append(element('span', '', shot.note));
    made.append(
      element('h3', '', reel.title),
      element('div', 'said', reel.note),
      board(shot),
      element('div', 'heading', shot.heading),
      remark,
      moveButtons(reel, shown, go),
    );
    return made;
  }

  function showPlayer(player, scenes) {
    const reels = player.querySelector('.reels');
    const slider = player.querySelector('input');
    const output = player.querySelector('output');
    const controls = player.querySelector('.controls');
    const playButton = player.querySelector('[data-go="play"]');
    const sceneButtons = [...player.querySelectorAll('[data-scene]')];
    let scene = scenes[0];
    let step = 0;
    let timer = null;

    function last() {
      return Math.max(...scene.reels.map((reel) => reel.shots.length)) - 1;
    }

    function go(wanted) {
      step = Math.max(0, Math.min(last(), wanted));
      controls.hidden = last() === 0;
      slider.max = String(last());
      slider.value = String(step);
      output.textContent = `${step} of ${last()}`;
      const focused = reels.contains(document.activeElement);
      reels.replaceChildren(...scene.reels.map((reel) => reelView(reel, step, go)));
      if (focused) player.focus({ preventScroll: true });
      if (timer !== null && step === last()) stop();
    }

    function stop() {
      clearInterval(timer);
      timer = null;
      playButton.textContent = 'play';
    }

    function play() {
      if (timer !== null) {
        stop();
        return;
      }
      if (step === last()) go(0);
      playButton.textContent = 'pause';
      timer = setInterval(() => go(step + 1), FRAME_MILLIS);
    }

    const actions = {
      first: () => go(0),
      back: () => go(step - 1),
      on: () => go(step + 1),
      last: () => go(last()),
      play,
    };
    const keys = { ArrowLeft: 'back', ArrowRight: 'on', Home: 'first', End: 'last', ' ': 'play' };

    player.querySelectorAll('[data-go]').forEach((button) =>
      button.addEventListener('click', () => actions[button.dataset.go]()),
    );
    slider.addEventListener('input', () => go(Number(slider.value)));
    sceneButtons.forEach((button) =>
      button.addEventListener('click', () => {
        scene = scenes[Number(button.dataset.scene)];
        press(sceneButtons, button);
        go(0);
      }),
    );
    player.addEventListener('keydown', (event) => {
      const action = keys[event.key];
      const onButton = event.key === ' ' && event.target.tagName === 'BUTTON';
      if (!action || onButton || event.target === slider) return;
      event.preventDefault();
      actions[action]();
    });
    go(0);
  }

  document.querySelectorAll('[data-exhibit]').forEach((exhibit) => {
    const player = exhibit.querySelector('.player');
    if (!player) return;
    let shown = false;
    const show = () => {
      if (exhibit.open && !shown) {
        shown = true;
        showPlayer(player, data.exhibits[Number(exhibit.dataset.exhibit)]);
      }
    };
    exhibit.addEventListener('toggle', show);
    show();
  });
  document.querySelectorAll('[data-chart]').forEach(showChart);
})();
