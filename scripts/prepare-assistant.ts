import { prepareGraphs } from '#assistant/graph.ts';

/** A step of the build: the chat's answers and how they are found, as the web process reads them. */
prepareGraphs('build/assistant');
