"""Writes REFERENCE.md from the code of the package: python3 clients/python/reference.py"""

import ast
import pathlib

FOLDER = pathlib.Path(__file__).parent
HEAD = "# Reference\n\nMade from the code by `reference.py`; [README.md](README.md) has an introduction.\n"


def reference():
    """The text of the reference: every public class, method, function and constant that has a description."""
    files = [FOLDER / "bummerl" / name for name in ("__init__.py", "bot.py")]
    nodes = [node for file in files for node in ast.parse(file.read_text(encoding="utf-8")).body]
    return "\n".join([HEAD, *(section(node, "##") for node in nodes if is_public(node))])


def is_public(node):
    is_definition = isinstance(node, (ast.ClassDef, ast.FunctionDef))
    return is_definition and not node.name.startswith("_") and ast.get_docstring(node) is not None


def section(node, heading, owner=""):
    """A heading, the signature and the description of a class or function, and then those of its methods."""
    text = f"{heading} {owner}{node.name}\n\n```python\n{signature(node)}\n```\n\n{ast.get_docstring(node)}\n"
    methods = node.body if isinstance(node, ast.ClassDef) else []
    inner = [section(method, heading + "#", f"{node.name}.") for method in methods if is_public(method)]
    return "\n".join([text, *inner])


def signature(node):
    """The line with which a class or function is called."""
    if isinstance(node, ast.FunctionDef):
        returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
        return f"{node.name}({ast.unparse(without_self(node.args))}){returns}"
    made = next((part for part in node.body if getattr(part, "name", None) == "__init__"), None)
    return f"{node.name}({ast.unparse(without_self(made.args)) if made else ''})"


def without_self(arguments):
    if arguments.args and arguments.args[0].arg == "self":
        arguments.args = arguments.args[1:]
    return arguments


if __name__ == "__main__":
    (FOLDER / "REFERENCE.md").write_text(reference(), encoding="utf-8")
