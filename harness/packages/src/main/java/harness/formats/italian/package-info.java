/** Reads tasks of the Italian olympiads, of CMS's importer and of task-maker. */
package harness.formats.italian;
